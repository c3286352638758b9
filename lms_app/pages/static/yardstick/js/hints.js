// Where the teacher wants it: after each save, asks the server what in the draft would not be accepted as worded.

const place = () => document.getElementById("hints");

/** An offset in code points as one in the field's own units. */
const units = (text, points) => [...text].slice(0, points).join("").length;

function dress() {
  for (const button of place().querySelectorAll("[data-select]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const field = document.getElementById(button.dataset.select);
      field.focus();
      field.setSelectionRange(units(field.value, button.dataset.start), units(field.value, button.dataset.end));
    });
  }
}

async function refresh(url) {
  try {
    const token = document.querySelector('meta[name="csrf-token"]').content;
    const answer = await fetch(url, { credentials: "same-origin", headers: { "X-CSRFToken": token } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("hints");
    // A status is read out when it changes: the same hints again say nothing.
    if (!fresh || fresh.textContent === place().textContent) return;
    place().replaceChildren(...fresh.childNodes);
    dress();
  } catch {
    // A hint is an extra: the grade says the same.
  }
}

export function watchHints(form) {
  if (!place() || !form.dataset.hints) return;
  dress();
  form.addEventListener("saved", () => refresh(form.dataset.hints));
}
