// <form data-storage-launch>: asks the platform for what this browser's login left there, and posts it. Where there is
// nothing, the page says what else can be done.
import { connect } from "./storage.js";
import { giveUp } from "./storage-failed.js";

const form = document.querySelector("form[data-storage-launch]");
const { stateKey, nonceKey, ...place } = form.dataset;

async function fetchSecret() {
  const storage = await connect(place);
  const [kept, again] = await Promise.all([storage.get(stateKey), storage.get(nonceKey)]);
  if (typeof kept !== "string" || !kept || kept !== again) throw new Error("not this browser's login");
  // It has served: the platform keeps only so many.
  for (const key of [stateKey, nonceKey]) storage.put(key, null).catch(() => {});
  return kept;
}

fetchSecret().then((secret) => {
  form.elements.secret.value = secret;
  form.submit();
}, () => giveUp(form));
