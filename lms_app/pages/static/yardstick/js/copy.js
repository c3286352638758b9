// <button data-copy="id"> copies the text of #id; the words for what happened stand in the page.
import { say } from "./words.js";

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const source = document.getElementById(button.dataset.copy);
    const said = button.parentElement.querySelector("[role=status]");
    try {
      await navigator.clipboard.writeText(source.textContent);
      said.textContent = say("copied");
    } catch {
      // Inside a frame the clipboard may be closed to us: select the text instead.
      getSelection().selectAllChildren(source);
      said.textContent = say("selected");
    }
  });
}
