// Draws "how far information must travel": two ends, hops along the chain, one direct look-back; a row for each row
// of the form, with the learner's own numbers. picture(target, colours, {rows, tokens, wide}) fills an <svg>.
import { svg } from "./arcs.js";
import { read } from "./integers.js";
import { say } from "./words.js";

/** Colours on the page follow its mode; a picture that is taken away stands on white paper. */
export const ON_PAGE = { ink: "var(--ink)", soft: "var(--ink-3)", paper: "var(--paper)", line: "var(--line)", chain: "var(--chain)", direct: "var(--direct)" };
export const ON_PAPER = { ink: "#17211f", soft: "#5b6763", paper: "#ffffff", line: "#d3dbd8", chain: "#8c4a0c", direct: "#0b5f6b" };
const FONT = "-apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei UI', 'Noto Sans CJK SC', sans-serif";
const HEAD = 34;
const HOPS_MOST = 14;
const LABEL_MOST = 14;

const cut = (text, most = LABEL_MOST) => (([...text].length > most) ? `${[...text].slice(0, most - 1).join("")}…` : text);
const isSteps = (text) => /步$|steps?$/iu.test(text);

/** One row's three parts; each draws into a group whose origin is its column's upper left corner. */
function parts(c, column, tokens) {
  const text = (x, y, s, extra = {}) => svg("text", { x, y, fill: c.ink, "font-size": 14, "text-anchor": "middle", ...extra }, s);
  const node = (g, x, label) => {
    g.append(svg("circle", { cx: x, cy: 74, r: 13, fill: c.ink, stroke: c.ink, "stroke-width": 1.5 }));
    g.append(text(x, 79, String(label), { fill: c.paper, "font-size": 13, "font-weight": 600 }));
  };
  const said = (g, words, fill) => g.append(text(column / 2, 112, words, { fill, "font-size": 17, "font-weight": 700 }));

  function ends(g, r) {
    const mid = column / 2;
    g.append(svg("path", { d: `M${mid - 78} 58 V40 H${mid + 78} V58`, fill: "none", stroke: c.soft, "stroke-width": 1.5, "stroke-dasharray": "4 4" }));
    for (const [p, x] of [[r.start, mid - 78], [r.end, mid + 78]]) {
      node(g, x, p);
      g.append(text(x, 112, cut(tokens[p - 1], 9), { "font-weight": 600 }));
    }
  }

  function chain(g, r) {
    const hops = Math.min(Math.abs(r.end - r.start), HOPS_MOST);
    const step = (column - 72) / hops;
    const isWhole = read(r.steps) !== null;
    let d = "M36 66";
    for (let i = 0; i < hops; i += 1) d += ` q${step / 2} ${-Math.min(34, step)} ${step} 0`;
    g.append(svg("path", { d, fill: "none", stroke: isWhole ? c.chain : c.soft, "stroke-width": 2.5, "stroke-linecap": "round", ...(isWhole ? {} : { "stroke-dasharray": "2 6" }) }));
    for (let i = 1; i < hops; i += 1) g.append(svg("circle", { cx: 36 + step * i, cy: 70, r: 4, fill: c.paper, stroke: c.soft, "stroke-width": 1.5 }));
    node(g, 36, r.start);
    node(g, column - 36, r.end);
    if (!isWhole) said(g, say("no_whole_yet"), c.soft);
    else said(g, isSteps(r.steps) ? cut(r.steps) : say("n_steps", { n: r.steps }), c.chain);
  }

  function direct(g, r) {
    g.append(svg("path", { d: `M${column - 36} 58 C${column - 36} 4 36 4 36 50`, fill: "none", stroke: c.direct, "stroke-width": 3.5, "stroke-linecap": "round" }));
    g.append(svg("path", { d: "M36 60 l-6 -11 h12 z", fill: c.direct }));
    node(g, 36, r.start);
    node(g, column - 36, r.end);
    said(g, /^\d+$/.test(r.direct) ? say(r.direct === "1" ? "one_step" : "n_steps", { n: r.direct }) : cut(r.direct) || "?", c.direct);
  }

  return { text, draw: [ends, chain, direct] };
}

export function picture(target, c, { rows, tokens, wide }) {
  const data = rows.filter((r) => tokens[r.start - 1] && tokens[r.end - 1] && r.start !== r.end);
  const [column, height] = wide ? [300, 132] : [320, 150];
  const head = wide ? HEAD : 0;
  const block = wide ? height : height * 3;
  const width = wide ? column * 3 : column;
  const { text, draw } = parts(c, column, tokens);
  const titles = [say("ends"), say("chain"), say("direct")];
  const quiet = { fill: c.soft, "font-size": 13, "font-weight": 600 };
  target.replaceChildren();
  target.setAttribute("viewBox", `0 0 ${width} ${head + block * Math.max(1, data.length)}`);
  if (c === ON_PAPER) target.setAttribute("font-family", FONT);
  target.append(svg("title", { id: "drawing-t" }, say("title")), svg("desc", { id: "drawing-d" }, describe(data, tokens)));
  if (wide) {
    titles.forEach((s, i) => target.append(text(column * (i + 0.5), 20, s, quiet)));
    target.append(svg("line", { x1: 0, y1: head - 1, x2: width, y2: head - 1, stroke: c.ink, "stroke-width": 2 }));
  }
  data.forEach((r, n) => {
    const top = head + n * block;
    if (n) target.append(svg("line", { x1: 0, y1: top, x2: width, y2: top, stroke: c.line }));
    draw.forEach((part, i) => {
      const g = svg("g", { transform: `translate(${wide ? column * i : 0} ${top + (wide ? 0 : height * i + 18)})` });
      if (!wide) g.append(text(2, 2, titles[i], { ...quiet, "text-anchor": "start" }));
      part(g, r);
      target.append(g);
    });
  });
}

function describe(data, tokens) {
  return data.map((r) => say("said", {
    start: r.start, first: tokens[r.start - 1], end: r.end, second: tokens[r.end - 1], steps: r.steps || say("open"), direct: r.direct || say("open"),
  })).join(" ");
}
