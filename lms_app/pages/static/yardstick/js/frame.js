// Tells the platform how tall the page is, so that its frame needs no scroll bar of its own: after each change of
// layout, at most twice a second, and never for less than a few pixels.

const FLOOR = 320;
const PAUSE = 500;
let told = 0;
let waiting = false;

function tell() {
  waiting = false;
  const height = Math.max(FLOOR, Math.ceil(document.documentElement.getBoundingClientRect().height));
  if (Math.abs(height - told) < 4) return;
  told = height;
  // The height is no secret, and the frame's owner may sit on any of the platform's hosts.
  window.parent.postMessage({ subject: "lti.frameResize", height }, "*");
}

function soon() {
  if (waiting) return;
  waiting = true;
  setTimeout(tell, PAUSE);
}

if (window.parent !== window) {
  tell();
  new ResizeObserver(soon).observe(document.body);
}
