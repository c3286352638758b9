/** Takes the form away that would have mended things, and shows the page that it stands on. */
export function giveUp(form) {
  form.remove();
  for (const hidden of document.querySelectorAll(".after-a-while")) hidden.classList.remove("after-a-while");
}
