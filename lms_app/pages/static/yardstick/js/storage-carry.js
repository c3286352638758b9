// <form data-storage-carry>: posts the session's token to the page that was opened. The first page brings the token and
// leaves it at the platform; a page loaded anew finds it there.
import { connect } from "./storage.js";
import { giveUp } from "./storage-failed.js";

const form = document.querySelector("form[data-storage-carry]");
const token = form.elements.csrfmiddlewaretoken;
const { key, ...place } = form.dataset;

async function leaveToken() {
  await (await connect(place)).put(key, token.value);
}

async function findToken() {
  const kept = await (await connect(place)).get(key);
  if (typeof kept !== "string" || !kept) throw new Error("none was left");
  token.value = kept;
}

if (token.value) {
  leaveToken().catch(() => {}).then(() => form.submit());
} else {
  findToken().then(() => form.submit(), () => giveUp(form));
}
