// The page's words for modules: <template id="words"><p data-word="read_as">Read as {value}</p></template>.
// The server writes them in the page's language, so no module holds a sentence of its own.

const template = document.getElementById("words");
const words = new Map(
  [...(template?.content.querySelectorAll("[data-word]") ?? [])].map((el) => [el.dataset.word, el.textContent.trim()]),
);

export function say(name, values = {}) {
  return (words.get(name) ?? "").replace(/\{(\w+)\}/g, (whole, key) => (key in values ? String(values[key]) : whole));
}
