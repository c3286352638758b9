// [data-lti-close]: tells the platform that its registration is done, by the button or after a moment to read; the
// platform then closes the frame or window. The message is no secret, and nobody knows the platform's pages yet.

const PAUSE = 3000;
const subject = document.querySelector("[data-lti-close]").dataset.ltiClose;
const base = window.opener ?? (window.parent === window ? null : window.parent);

function close() {
  base.postMessage({ subject }, "*");
}

if (base) {
  const button = document.querySelector("[data-close]");
  button.hidden = false;
  button.addEventListener("click", close);
  setTimeout(close, PAUSE);
}
