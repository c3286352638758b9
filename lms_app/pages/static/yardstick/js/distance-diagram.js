// The diagram follows the typing. It shows the learner's own numbers; it corrects nothing.
import { collect, wordsOf } from "./answers.js";
import { svg } from "./arcs.js";
import { autosave } from "./draft.js";
import { ON_PAGE, ON_PAPER, picture } from "./drawing.js";
import { watchHints } from "./hints.js";
import { tell } from "./icon.js";
import { read } from "./integers.js";
import { say } from "./words.js";

const form = document.getElementById("attempt");
const drawing = document.getElementById("drawing");
const sentence = document.getElementById("sentence");
const box = document.getElementById("trows");
const add = document.getElementById("add");
const WIDE = 640;
const ROWS_MOST = 40;
const MEMBERS = ["start", "end", "steps", "direct"];

const tokens = () => wordsOf(sentence.value);
const cell = (row, end) => row.querySelector(`[data-end="${end}"]`);
const boxes = () => [...box.querySelectorAll(".trow")];
const rows = () => boxes().map((row) => {
  const typed = Object.fromEntries(MEMBERS.map((end) => [end, cell(row, end).value.trim()]));
  return { box: row, typed, start: read(typed.start), end: read(typed.end), steps: typed.steps, direct: typed.direct };
});
const isBlank = ({ typed }) => MEMBERS.every((end) => typed[end] === "");

/** What can be said of a row by its form alone: [words, the cell at fault]; nothing of an empty row. */
function judge(r, last) {
  if (isBlank(r)) return [""];
  for (const end of ["start", "end"]) if (r.typed[end] !== "" && r[end] === null) return [say("no_position", { typed: r.typed[end] }), end];
  for (const end of ["start", "end"]) if (r[end] !== null && (r[end] < 1 || r[end] > last)) return [say("outside", { last }), end];
  if (r.start === null) return [say("no_ends"), "start"];
  if (r.end === null) return [say("no_ends"), "end"];
  if (r.start === r.end) return [say("same"), "end"];
  if (r.steps === "") return [say("no_steps"), "steps"];
  if (read(r.steps) === null) return [say("not_whole", { typed: r.steps }), "steps"];
  return [""];
}

function showRow(r, last) {
  const [text, at] = judge(r, last);
  tell(r.box.querySelector(".msg"), "bad", text, at ? r.typed[at] : "");
  for (const end of MEMBERS) {
    if (end === at && r.typed[end] !== "") cell(r.box, end).setAttribute("aria-invalid", "true");
    else cell(r.box, end).removeAttribute("aria-invalid");
  }
}

function showSentence(list) {
  document.getElementById("preview").replaceChildren(...list.map((word, i) => {
    const item = document.createElement("li");
    item.append(Object.assign(document.createElement("span"), { className: "n", textContent: i + 1 }), Object.assign(document.createElement("span"), { className: "typed", textContent: word }));
    if (i === 0 || i === list.length - 1) item.className = "is-end";
    return item;
  }));
  const count = document.getElementById("w-h");
  const text = say("count", { n: list.length });
  if (count.textContent !== text) count.textContent = text;
}

function render() {
  const list = tokens();
  const given = rows();
  showSentence(list);
  for (const r of given) showRow(r, list.length);
  picture(drawing, ON_PAGE, { rows: given, tokens: list, wide: drawing.parentElement.clientWidth >= WIDE });
}

/** What still wants a look, for the question before handing in. */
function unanswered() {
  const list = tokens();
  const given = rows();
  const found = given.flatMap((r, i) => {
    const [text] = judge(r, list.length);
    return text ? [say("look_row", { row: i + 1, text })] : [];
  });
  if (list.length < 2) found.unshift(say("too_few_words"));
  if (given.every(isBlank)) found.push(say("no_row"));
  return found;
}

/** Give a row its number, in all that bears it. */
function number(row, n) {
  row.dataset.row = n;
  for (const name of row.querySelectorAll("legend, .trow__name")) name.textContent = say("row_name", { n });
  row.querySelector("[data-remove]").setAttribute("aria-label", say("remove", { n }));
  row.querySelector("[data-remove]").value = `drop_row.${n}`;
  for (const el of row.querySelectorAll("[id], [for], [name], [aria-describedby]")) {
    for (const a of ["id", "for", "name", "aria-describedby"]) {
      if (el.hasAttribute(a)) el.setAttribute(a, el.getAttribute(a).replace(/\d+/, n));
    }
  }
}

function changed() {
  box.dispatchEvent(new Event("input", { bubbles: true }));
  add.disabled = boxes().length >= ROWS_MOST;
}

box.addEventListener("click", (event) => {
  const remove = event.target.closest("[data-remove]");
  if (!remove) return;
  event.preventDefault();
  const row = remove.closest(".trow");
  if (boxes().length === 1) for (const end of MEMBERS) cell(row, end).value = "";
  else row.remove();
  boxes().forEach((left, i) => number(left, i + 1));
  add.focus();
  changed();
});

add.addEventListener("click", (event) => {
  event.preventDefault();
  const row = box.lastElementChild.cloneNode(true);
  number(row, boxes().length + 1);
  for (const input of row.querySelectorAll("input")) {
    input.value = "";
    input.removeAttribute("aria-invalid");
  }
  row.querySelector(".msg").replaceChildren();
  box.append(row);
  row.querySelector("input").focus();
  changed();
});

function keep(blob, name) {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

function standalone() {
  const copy = svg("svg", { xmlns: "http://www.w3.org/2000/svg" });
  picture(copy, ON_PAPER, { rows: rows(), tokens: tokens(), wide: true });
  const [, , width, height] = copy.getAttribute("viewBox").split(" ");
  for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, value);
  copy.prepend(svg("rect", { width, height, fill: "#ffffff" }));
  return { blob: new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }), width: Number(width), height: Number(height) };
}

document.getElementById("svg").addEventListener("click", () => keep(standalone().blob, "yardstick-diagram.svg"));
document.getElementById("png").addEventListener("click", async () => {
  const { blob, width, height } = standalone();
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * 2, height: height * 2 });
  canvas.getContext("2d").drawImage(image, 0, 0, width * 2, height * 2);
  URL.revokeObjectURL(image.src);
  canvas.toBlob((png) => keep(png, "yardstick-diagram.png"), "image/png");
});

document.getElementById("figure").hidden = false;
form.addEventListener("input", render);
new ResizeObserver(render).observe(drawing.parentElement);
watchHints(form);
autosave({ collect: () => collect(form), unanswered });
