// What is left of an attempt with a time limit. The server decides; here it is shown in minutes, without a ticking
// second, and said aloud three times.
import { deadline } from "./clock.js";
import { say } from "./words.js";

const SAID_AT = [600, 300, 60];
const LAST_SAVE = 3;

/** Watch the time; `save` keeps what is written just before it is over, `over` is called when it is. */
export function watchTime({ save, over }) {
  const box = document.getElementById("time-left");
  if (!box) return { set() {} };
  const shown = box.querySelector("[data-shown]");
  const said = document.getElementById("time-said");
  let end = Date.now() + 1000 * Number(box.dataset.left);
  let before = Number(box.dataset.left);
  let isSaved = false;
  let isOver = false;

  function words(left) {
    if (left <= 0) return say("no_time");
    return left <= 60 ? say("one_minute") : say("minutes", { n: Math.ceil(left / 60) });
  }

  function tick() {
    const left = Math.round((end - Date.now()) / 1000);
    const now = words(left);
    if (shown.textContent !== now) shown.textContent = now;
    if (SAID_AT.some((at) => before > at && left <= at)) said.textContent = say("left_said", { time: now });
    before = left;
    if (left <= LAST_SAVE && !isSaved) {
      isSaved = true;
      save();
    }
    // A second later than the server: it must not be asked too early.
    if (left < 0 && !isOver) {
      isOver = true;
      over();
    }
  }

  setInterval(tick, 1000);
  tick();
  return {
    set(seconds, endsAt) {
      end = Date.now() + 1000 * seconds;
      before = Math.max(before, seconds);
      isSaved = seconds <= LAST_SAVE;
      if (endsAt) box.querySelector("[data-end]").textContent = deadline(new Date(endsAt));
      tick();
    },
  };
}
