// An icon of the page's sprite, and a line of words behind one.
import { svg } from "./arcs.js";

export function icon(name) {
  const picture = svg("svg", { class: "icon", "aria-hidden": "true" });
  picture.append(svg("use", { href: `#i-${name}` }));
  return picture;
}

/** Put words with their icon into a `.msg` line, and only where they changed: a status is read out at each change. */
export function tell(line, kind, text) {
  if (line.textContent === text) return;
  const names = { ok: "check", bad: "alert", info: "pencil" };
  line.classList.remove("msg--ok", "msg--bad", "msg--info");
  if (text) line.classList.add(`msg--${kind}`);
  line.replaceChildren(...(text ? [icon(names[kind]), Object.assign(document.createElement("span"), { textContent: text })] : []));
}
