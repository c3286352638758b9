// An icon of the page's sprite, and a line of words behind one.
import { svg } from "./arcs.js";

export function icon(name) {
  const picture = svg("svg", { class: "icon", "aria-hidden": "true" });
  picture.append(svg("use", { href: `#i-${name}` }));
  return picture;
}

/** Words as nodes, in which what was typed stands as typed: no space is put between its characters. */
function asTyped(text, typed) {
  const at = typed ? text.indexOf(typed) : -1;
  if (at < 0) return [text];
  const quoted = Object.assign(document.createElement("span"), { className: "typed", textContent: typed });
  return [text.slice(0, at), quoted, text.slice(at + typed.length)];
}

/** Put words with their icon into a `.msg` line, and only where they changed: a status is read out at each change. */
export function tell(line, kind, text, typed = "") {
  if (line.textContent === text) return;
  const names = { ok: "check", bad: "alert", info: "pencil" };
  line.classList.remove("msg--ok", "msg--bad", "msg--info");
  if (text) line.classList.add(`msg--${kind}`);
  const words = document.createElement("span");
  words.append(...asTyped(text, typed));
  line.replaceChildren(...(text ? [icon(names[kind]), words] : []));
}
