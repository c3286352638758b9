// Times come in the server's zone; here they are put into the reader's own. `dress(root)` does it for new content.

const two = (n) => String(n).padStart(2, "0");
const day = (d) => `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`;

export function shown(moment) {
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  return day(moment) === day(new Date()) ? time : `${day(moment)} ${time}`;
}

// A time that decides something names its day and its zone: "2026-12-01 23:59 GMT+8".
export function deadline(moment) {
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  const parts = new Intl.DateTimeFormat("en", { timeZoneName: "short" }).formatToParts(moment);
  const zone = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  return `${day(moment)} ${time} ${zone}`.trim();
}

export function dress(root) {
  for (const el of root.querySelectorAll("time[data-clock]")) {
    const moment = new Date(el.dateTime);
    if (Number.isNaN(moment.getTime())) continue;
    el.textContent = el.dataset.clock === "zone" ? deadline(moment) : shown(moment);
  }
}

dress(document);
