// <form data-storage-login>: leaves the login's secret at the platform, then goes on to it. Where that fails, the server
// looks whether a cookie is kept instead.
import { connect } from "./storage.js";

const { stateKey, nonceKey, secret, go, check, ...place } = document.querySelector("form[data-storage-login]").dataset;

async function leaveSecret() {
  const storage = await connect(place);
  await Promise.all([storage.put(stateKey, secret), storage.put(nonceKey, secret)]);
}

leaveSecret().then(() => location.replace(go), () => location.replace(check));
