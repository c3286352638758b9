// The quiz: collects the answers for the draft, shows progress and how a typed number is read.
import { autosave } from "./draft.js";
import { read } from "./integers.js";
import { say } from "./words.js";

const items = [...document.querySelectorAll("[data-item]")].map((el, i) => ({
  el,
  n: i + 1,
  key: el.dataset.item,
  type: el.dataset.type,
  text: el.querySelector("input.input"),
}));

function answer({ el, type, text }) {
  if (type === "number") return text.value;
  const chosen = [...el.querySelectorAll("input:checked")].map((input) => input.value);
  return type === "multiple" ? chosen : (chosen[0] ?? "");
}

const isAnswered = (item) => {
  const given = answer(item);
  return typeof given === "string" ? given.trim() !== "" : given.length > 0;
};

function collect() {
  const given = items.map((item) => [item.key, answer(item)]).filter(([, value]) => value.length > 0);
  return { items: Object.fromEntries(given) };
}

function unanswered() {
  const left = items.filter((item) => !isAnswered(item)).map((item) => item.n);
  // A separator's white space would be lost at the ends of a word.
  const comma = document.documentElement.lang === "en" ? ", " : "、";
  return left.length ? say("left", { list: left.join(comma) }) : "";
}

/** While typing, only what can be read is said; what cannot, once the field is left. */
function showReading({ el, text }, { isLeft }) {
  const message = el.querySelector(".msg");
  const value = read(text.value);
  const isBad = value === null && text.value.trim() !== "" && isLeft;
  message.className = `msg ${isBad ? "msg--bad" : "msg--ok"}`;
  message.querySelector(".icon").toggleAttribute("hidden", value === null && !isBad);
  message.querySelector("use").setAttribute("href", isBad ? "#i-alert" : "#i-check");
  text.setAttribute("aria-invalid", String(isBad));
  const words = isBad ? say("not_read", { text: text.value }) : say("read_as", { value });
  message.querySelector("[data-read]").textContent = value === null && !isBad ? "" : words;
}

function showProgress() {
  const done = items.map(isAnswered);
  for (const [i, dot] of document.querySelectorAll(".dots a").entries()) {
    dot.classList.toggle("is-done", done[i]);
    dot.setAttribute("aria-label", say(done[i] ? "answered" : "not_answered", { n: i + 1 }));
  }
  document.querySelector("[data-answered]").textContent = say("progress", { done: done.filter(Boolean).length, total: done.length });
}

for (const item of items.filter((each) => each.text)) {
  item.text.addEventListener("input", () => showReading(item, { isLeft: false }));
  item.text.addEventListener("change", () => showReading(item, { isLeft: true }));
  showReading(item, { isLeft: true });
}
document.getElementById("attempt").addEventListener("input", showProgress);
autosave({ collect, unanswered });
