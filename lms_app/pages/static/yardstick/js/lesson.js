// The worked case drawn beside its table, and the list of contents that follows the reading.
import { drawArcs } from "./arcs.js";
import { say } from "./words.js";

const stage = document.getElementById("case");
const told = document.getElementById("case-say");
const rows = [...document.querySelectorAll('input[name="link"]')];
const modes = [...document.querySelectorAll('input[name="mode"]')];

const steps = (n) => (n === 1 ? say("step") : say("steps", { n }));

function draw() {
  const mode = modes.find((m) => m.checked).value;
  const active = rows.findIndex((r) => r.checked);
  const links = rows.map(({ dataset }) => ({ from: +dataset.from, to: +dataset.to, tag: steps(+dataset[mode]) }));
  const { from, to, tag } = links[active];
  for (const [i, li] of stage.querySelectorAll("li").entries()) li.classList.toggle("is-end", [from, to].includes(i + 1));
  told.textContent = say(mode === "chain" ? "by_chain" : "by_direct", { from, to, steps: tag });
  drawArcs(stage, links, { mode, active });
}

if (stage && rows.length) {
  for (const input of [...rows, ...modes]) input.addEventListener("change", draw);
  new ResizeObserver(draw).observe(stage);
}

const places = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    for (const a of document.querySelectorAll(".toc a")) {
      if (a.hash === `#${target.id}`) a.setAttribute("aria-current", "true"); else a.removeAttribute("aria-current");
    }
  }
}, { rootMargin: "-20% 0px -70% 0px" });
for (const section of document.querySelectorAll("article > section")) places.observe(section);
