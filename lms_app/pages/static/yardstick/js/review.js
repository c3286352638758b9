// Decisions by single key beside the buttons. Keys rest in text fields and dialogs and can be switched off (WCAG 2.1.4).

const links = [...document.querySelectorAll("a[data-answer]")];
const here = links.findIndex((link) => link.getAttribute("aria-current") === "true");

function go(by) {
  const next = links[here + by];
  if (next) window.location.assign(next.href);
}

function decide(value) {
  document.querySelector(`form[data-decision] button[value="${value}"]`)?.click();
}

const KEYS = {
  m: () => decide("met"),
  n: () => decide("not_met"),
  s: () => go(1),
  j: () => go(1),
  k: () => go(-1),
  u: () => document.querySelector("form[data-undo] button")?.click(),
  "?": () => document.getElementById("help").showModal(),
};

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input:not([type=checkbox]), textarea, select, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (!document.getElementById("keys-on").checked) return;
  const act = KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
});
