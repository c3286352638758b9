// Two numbers and two sentences: how a typed number is read, and how much is filled in.
import { collect } from "./answers.js";
import { autosave } from "./draft.js";
import { watchHints } from "./hints.js";
import { tell } from "./icon.js";
import { read } from "./integers.js";
import { say } from "./words.js";

const form = document.getElementById("attempt");
const cells = [...form.querySelectorAll("[data-cell]")];
const numbers = cells.filter((cell) => "number" in cell.dataset);
const LETTERS_LEAST = 4;

const isBlank = (cell) => cell.value.trim() === "";
const labelOf = (cell) => form.querySelector(`label[for="${cell.id}"]`).textContent.trim();

/** The form alone; whether the number is right comes with the grade. */
function showReading(cell) {
  const value = read(cell.value);
  const wrong = !isBlank(cell) && value === null;
  const line = document.getElementById(`${cell.id}-m`);
  if (isBlank(cell)) tell(line, "info", "");
  else if (wrong) tell(line, "bad", say("not_whole", { typed: cell.value.trim() }), cell.value.trim());
  else tell(line, "ok", say("read_as", { value }));
  if (wrong) cell.setAttribute("aria-invalid", "true");
  else cell.removeAttribute("aria-invalid");
}

function showProgress() {
  const done = cells.filter((cell) => !isBlank(cell)).length;
  document.getElementById("progress").textContent = say("progress", { done, all: cells.length });
}

const isShort = (text) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length < LETTERS_LEAST;

function unanswered() {
  return cells.flatMap((cell) => {
    if (numbers.includes(cell)) return read(cell.value) === null ? [say("no_number", { field: labelOf(cell) })] : [];
    return isShort(cell.value) ? [say("no_sentence", { field: labelOf(cell) })] : [];
  });
}

for (const cell of numbers) {
  cell.addEventListener("change", () => showReading(cell));
  cell.addEventListener("input", () => { if (cell.hasAttribute("aria-invalid")) showReading(cell); });
  showReading(cell);
}
form.addEventListener("input", showProgress);
watchHints(form);
autosave({ collect: () => collect(form), unanswered });
