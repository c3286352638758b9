// Follows an attempt until its score stands in the gradebook: asks the API, ever more rarely, and shows the page's own
// new state when something has moved. The page works without it; it can be loaded anew.
import { dress } from "./clock.js";
import { watchPrint } from "./print.js";

const FIRST = 700;
const LONGEST = 20_000;
const GIVE_UP_AFTER = 30 * 60_000;
const began = Date.now();
let wait = FIRST;

const place = () => document.getElementById("result");

const meta = (name) => document.querySelector(`meta[name="${name}"]`).content;

// The token too, for a session without cookies.
const ask = (url) => fetch(url, {
  credentials: "same-origin",
  headers: { "X-Launch-Session": meta("launch-session"), "X-CSRFToken": meta("csrf-token") },
});

async function changed() {
  const answer = await ask(place().dataset.api);
  if (!answer.ok) return false;
  const { state, delivery } = await answer.json();
  return `${state} ${delivery?.state ?? "none"}` !== place().dataset.now;
}

async function show() {
  const answer = await ask(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("result");
  if (!fresh) return;
  dress(fresh);
  place().replaceWith(fresh);
  watchPrint(fresh);
  document.title = page.title;
  const said = [fresh.querySelector("h1"), fresh.querySelector(".score__big"), fresh.querySelector(".steps li:last-child > span")];
  document.getElementById("result-said").textContent = said.map((el) => el?.textContent.trim()).filter(Boolean).join(". ");
}

async function look() {
  if (document.visibilityState === "visible") {
    try {
      if (await changed()) {
        await show();
        wait = FIRST;
      }
    } catch {
      // Offline for a while: the next look is later anyway.
    }
  }
  if (!("moving" in place().dataset) || Date.now() - began > GIVE_UP_AFTER) return;
  setTimeout(look, wait);
  wait = Math.min(wait * 1.4, LONGEST);
}

if ("moving" in place().dataset) setTimeout(look, wait);
