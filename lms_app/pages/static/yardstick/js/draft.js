// Keeps the draft of an attempt: sends what the form holds when typing rests, says how that went, and never stands
// in the way of handing in. The form posts by itself too; this only saves earlier.
//
// keepDraft(form, collect): form bears data-api (the attempt's address in the API) and a field `revision`; collect()
// gives the responses as the API takes them. Wording stands in the page: [data-save="saved|busy|offline|refused|over|conflict"].
import { shown } from "./clock.js";

const REST = 800;
const BUSY_AFTER = 400;
const WAITS = [2000, 4000, 8000, 15000, 30000];
const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? "";

export function keepDraft(form, collect) {
  const revision = form.elements.revision;
  const said = () => JSON.stringify(collect());
  let kept = said();
  let sending = null;
  let failed = 0;
  let timer = 0;
  let stopped = false;
  let leaving = false;

  function show(state, at = null) {
    for (const el of document.querySelectorAll("[data-save]")) el.hidden = !el.dataset.save.split(" ").includes(state);
    const time = document.querySelector('.saved[data-save~="saved"] time');
    if (time && at) Object.assign(time, { dateTime: at.toISOString(), textContent: shown(at) });
  }

  function soon(wait = REST) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(save, wait);
  }

  async function save() {
    clearTimeout(timer);
    if (sending) return sending;
    if (stopped || said() === kept) return null;
    sending = send(said());
    await sending;
    sending = null;
    if (!leaving && failed === 0 && said() !== kept) soon();
    return null;
  }

  async function send(text) {
    const busy = setTimeout(() => show("busy"), BUSY_AFTER);
    try {
      const answer = await fetch(form.dataset.api, {
        method: "PATCH",
        headers: {
          "Content-Type": "application/json",
          "X-CSRFToken": meta("csrf-token"),
          "X-Launch-Session": meta("launch-session"),
        },
        body: `{"revision":${Number(revision.value)},"responses":${text}}`,
        credentials: "same-origin",
        keepalive: text.length < 60_000,
      });
      clearTimeout(busy);
      await settle(answer, text);
    } catch {
      clearTimeout(busy);
      again();
    }
  }

  async function settle(answer, text) {
    if (answer.ok) {
      const attempt = await answer.json();
      revision.value = attempt.revision;
      kept = text;
      failed = 0;
      show("saved", new Date());
    } else if (answer.status === 409) {
      const { current } = await answer.json();
      stopped = true;
      // Handed in elsewhere: the page of the attempt shows what has become of it.
      if (current?.state !== "open") location.reload();
      else clash(current);
    } else if (answer.status === 401 || answer.status === 403) {
      stopped = true;
      show("over");
    } else if (answer.status === 429 || answer.status >= 500) {
      again(Number(answer.headers.get("Retry-After")) * 1000);
    } else {
      failed = 0;
      kept = text;
      show("refused");
    }
  }

  function again(atLeast = 0) {
    show("offline");
    const wait = Math.max(atLeast || 0, WAITS[Math.min(failed, WAITS.length - 1)]);
    failed += 1;
    soon(wait);
  }

  /** Two drafts: this window's and a newer one. Nothing is sent until the learner has chosen. */
  function clash(current) {
    show("conflict");
    const note = document.querySelector('.note[data-save~="conflict"]');
    note?.querySelector("[data-take-other]")?.addEventListener("click", () => location.reload(), { once: true });
    note?.querySelector("[data-keep-mine]")?.addEventListener("click", () => {
      revision.value = current?.revision ?? revision.value;
      stopped = false;
      kept = "";
      save();
    }, { once: true });
    note?.focus();
  }

  form.addEventListener("input", () => soon(failed ? WAITS[0] : REST));
  form.addEventListener("change", save);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") save();
  });
  addEventListener("online", save);
  addEventListener("pageshow", (event) => {
    // Back from the result by the browser's own memory: the form may be over by now.
    if (event.persisted) location.reload();
  });

  form.addEventListener("submit", async (event) => {
    const button = event.submitter;
    if (leaving || button?.value === "save") {
      event.preventDefault();
      if (!leaving) save();
      return;
    }
    leaving = true;
    clearTimeout(timer);
    if (!sending) return;
    // A draft on its way would make the revision of this post a stale one.
    event.preventDefault();
    await Promise.race([sending, new Promise((done) => setTimeout(done, 3000))]);
    leaving = false;
    form.requestSubmit(button);
  });

  for (const el of form.querySelectorAll("[data-plain-only]")) el.hidden = true;
  return { save, soon };
}
