// The builder of look-backs: arcs follow the typing, numbers can be clicked instead of typed. The label on an arc is
// what the learner wrote, never the right difference: no key reaches the browser.
import { collect } from "./answers.js";
import { drawArcs } from "./arcs.js";
import { autosave } from "./draft.js";
import { tell } from "./icon.js";
import { read } from "./integers.js";
import { say } from "./words.js";

const form = document.getElementById("attempt");
const board = document.getElementById("board");
const rows = [...document.querySelectorAll(".rowedit")];
const buttons = [...board.querySelectorAll(".pos")];
const words = [...board.querySelectorAll(".arcs__tokens .input")];
let active = 1;
let next = "from";

const cell = (row, end) => row.querySelector(`[data-end="${end}"]`);
const typed = (row, end) => cell(row, end).value.trim();

/** What can be said of a row by its form alone: [kind, words, the cell at fault]. Counting slips come with the grade. */
function judge(row) {
  const [from, to] = ["from", "to"].map((end) => read(cell(row, end).value));
  const blank = ["from", "to", "distance"].filter((end) => typed(row, end) === "");
  if (blank.length === 3) return ["info", say("row_empty")];
  for (const [end, n] of [["from", from], ["to", to]]) {
    if (n === null && typed(row, end) !== "") return ["bad", say("no_position", { typed: typed(row, end) }), end];
    if (n !== null && (n < 1 || n > words.length)) return ["bad", say("outside", { last: words.length, position: n }), end];
  }
  if (from !== null && from === to) return ["bad", say("same"), "to"];
  if (from !== null && to !== null && to > from) return ["bad", say("forward", { from, to }), "to"];
  if (blank.length) return ["info", say("incomplete")];
  if (read(cell(row, "distance").value) === null) return ["bad", say("not_whole", { typed: typed(row, "distance") }), "distance"];
  const [first, second] = [words[from - 1].value || from, words[to - 1].value || to];
  return ["ok", say("row_ok", { from: first, to: second, typed: typed(row, "distance") })];
}

function showRow(row, i) {
  const [kind, text, at] = judge(row);
  tell(row.querySelector(".msg"), kind, text, at ? typed(row, at) : "");
  for (const end of ["from", "to", "distance"]) {
    if (end === at) cell(row, end).setAttribute("aria-invalid", "true");
    else cell(row, end).removeAttribute("aria-invalid");
  }
  row.classList.toggle("is-active", i + 1 === active);
  row.querySelector("[data-pick]").setAttribute("aria-pressed", String(i + 1 === active));
}

function showTable(links) {
  const name = (p) => (p ? `${p} ${words[p - 1]?.value ?? ""}` : "");
  document.getElementById("as-table").replaceChildren(...links.map((link, i) => {
    const line = document.createElement("tr");
    const cells = [i + 1, name(link.from), name(link.to), cell(rows[i], "distance").value];
    line.append(...cells.map((text, n) => Object.assign(document.createElement(n ? "td" : "th"), { textContent: text, className: n === 3 ? "num-col typed" : "" })));
    line.firstChild.scope = "row";
    return line;
  }));
}

function render() {
  const links = rows.map((row, i) => ({
    from: read(cell(row, "from").value),
    to: read(cell(row, "to").value),
    tag: `${i + 1} · ${[...typed(row, "distance")].slice(0, 8).join("") || "?"}`,
  }));
  for (const [i, row] of rows.entries()) showRow(row, i);
  const now = links[active - 1];
  for (const button of buttons) {
    const p = Number(button.dataset.pos);
    button.dataset.end = p === now.from ? "from" : p === now.to ? "to" : "";
  }
  const prompt = document.getElementById("pick-text");
  const asks = say(next === "from" ? "pick_from" : "pick_to", { row: active });
  if (prompt.textContent !== asks) prompt.textContent = asks;
  const drawn = links.filter((link) => link.from && link.to);
  drawArcs(board, drawn, { mode: "direct", active: drawn.indexOf(now) });
  showTable(links);
}

function pick(p) {
  const input = cell(rows[active - 1], next);
  input.value = p;
  next = next === "from" ? "to" : "from";
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What still wants a look, for the question before handing in. */
function unanswered() {
  const comma = document.documentElement.lang === "en" ? ", " : "、";
  const bare = words.flatMap((word, i) => (word.value.trim() ? [] : [i + 1]));
  const open = rows.flatMap((row, i) => (judge(row)[0] === "ok" ? [] : [i + 1]));
  const parts = [];
  if (bare.length) parts.push(say("look_words", { list: bare.join(comma) }));
  if (open.length) parts.push(say("look_rows", { list: open.join(comma) }));
  return parts;
}

for (const button of buttons) button.addEventListener("click", () => pick(button.dataset.pos));
// One tab stop for all numbers; arrows, Home and End move inside.
board.querySelector(".arcs__tokens").addEventListener("keydown", (event) => {
  const at = buttons.indexOf(event.target);
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (at < 0 || to === undefined || !buttons[to]) return;
  event.preventDefault();
  for (const [i, button] of buttons.entries()) button.tabIndex = i === to ? 0 : -1;
  buttons[to].focus();
});
for (const [i, word] of words.entries()) {
  word.addEventListener("paste", (event) => {
    const parts = event.clipboardData.getData("text").trim().split(/[\s/／|]+/u);
    if (parts.length < 2) return;
    event.preventDefault();
    parts.slice(0, words.length - i).forEach((part, n) => { words[i + n].value = part; });
    word.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
for (const row of rows) {
  row.addEventListener("focusin", (event) => {
    active = Number(row.dataset.row);
    if (["from", "to"].includes(event.target.dataset.end)) next = event.target.dataset.end;
    render();
  });
  const picker = row.querySelector("[data-pick]");
  picker.hidden = false;
  picker.addEventListener("click", () => {
    next = "from";
    render();
    buttons.find((button) => button.tabIndex === 0).focus();
  });
}
for (const id of ["pick-say", "table"]) document.getElementById(id).hidden = false;
form.addEventListener("input", render);
new ResizeObserver(render).observe(board);
autosave({ collect: () => collect(form), unanswered });
