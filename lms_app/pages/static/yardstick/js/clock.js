// Times come in the server's zone; here they are put into the reader's own. `dress(root)` does it for new content.

const two = (n) => String(n).padStart(2, "0");
const day = (d) => `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`;

export function shown(moment) {
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  return day(moment) === day(new Date()) ? time : `${day(moment)} ${time}`;
}

export function dress(root) {
  for (const el of root.querySelectorAll("time[data-clock]")) {
    const moment = new Date(el.dateTime);
    if (!Number.isNaN(moment.getTime())) el.textContent = shown(moment);
  }
}

dress(document);
