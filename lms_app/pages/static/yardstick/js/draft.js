// Keeps a draft saved while it is written, and hands it in once.
//
// autosave({ collect, unanswered }): collect() gives the responses as the API takes them; unanswered() says what is
// still empty, as a sentence or a list of them. The form works without this module: it posts, the server saves or hands in.
import { deadline, shown } from "./clock.js";
import { watchTime } from "./time-left.js";
import { say } from "./words.js";

const DEBOUNCE = 800;
const SHOW_BUSY_AFTER = 400;
const RETRIES = [2, 4, 8, 15, 30];

const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? "";

function paragraph(text) {
  const p = document.createElement("p");
  p.textContent = text;
  return p;
}

// A frame is as tall as its page, so its middle may be out of sight: there a dialog stands just above what was pressed.
// Set before it opens, for the page is scrolled to what then takes focus.
function standAbove(dialog, opener) {
  const top = opener?.getBoundingClientRect().top ?? 0;
  const isRoom = window.parent !== window && top > 400;
  dialog.style.marginBlockEnd = isRoom ? `${Math.round(window.innerHeight - top + 16)}px` : "";
}

export function autosave({ collect, unanswered = () => "" }) {
  const form = document.getElementById("attempt");
  const revision = form.elements.revision;
  const dialog = document.getElementById("confirm");
  // What was just refused was not stored either: it is saved anew.
  let saved = document.getElementById("refused").hidden ? JSON.stringify(collect()) : "";
  let timer = 0;
  let tries = 0;
  let running = null;
  let isSent = false;
  let isStopped = !document.getElementById("conflict").hidden;

  function show(state, reason = "") {
    for (const el of document.querySelectorAll("[data-save]")) el.hidden = el.dataset.save !== state;
    const status = document.querySelector(`[data-save="${state}"] [data-reason]`);
    if (status) status.textContent = reason;
    const isWorse = { offline: say("not_saved"), ended: say("ended"), refused: reason }[state];
    const note = document.getElementById("unsaved");
    note.hidden = !isWorse;
    if (!isWorse) return;
    note.querySelector("[data-text]").textContent = isWorse;
    // In a frame as tall as its page the dock may be out of sight: say it above the part in hand too.
    const part = document.activeElement?.closest("#attempt .item, #attempt .part, #attempt .rowedit, #attempt fieldset");
    if (part && note.nextElementSibling !== part) part.before(note);
  }

  function later(seconds) {
    clearTimeout(timer);
    timer = setTimeout(save, seconds * 1000);
  }

  function send(body, signal) {
    return fetch(form.dataset.api, {
      method: "PATCH",
      body,
      signal,
      keepalive: document.visibilityState === "hidden" && new Blob([body]).size < 60_000,
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", "X-CSRFToken": meta("csrf-token"), "X-Launch-Session": meta("launch-session") },
    });
  }

  async function settle(answer, responses) {
    const body = await answer.json().catch(() => ({}));
    if (answer.ok) {
      saved = responses;
      revision.value = body.revision;
      tries = 0;
      const at = document.querySelector("[data-saved-at]");
      if (at) at.textContent = shown(new Date());
      show("saved");
      if (body.seconds_left !== null && body.seconds_left !== undefined) time.set(body.seconds_left, body.ends_at);
      moved(body);
      form.dispatchEvent(new Event("saved"));
    } else if (answer.status === 409 && body.code === "closed") {
      isStopped = true;
      show("refused", say("closed"));
    } else if (answer.status === 409 && body.current?.state === "open") {
      isStopped = true;
      conflict(body.current);
    } else if (answer.status === 409) {
      over();
    } else if (answer.status === 401 || answer.status === 403) {
      isStopped = true;
      show("ended");
    } else if (answer.status === 400 || answer.status === 413 || answer.status === 422) {
      show("refused", Object.values(body.errors ?? {}).flat().join(" ") || body.detail || body.title || "");
    } else {
      again(Number(answer.headers.get("Retry-After")) || 0);
    }
  }

  // The times that the page shows may be old: a save is answered with those that hold.
  function moved(body) {
    const same = (before, now) => (now ? Date.parse(before) === Date.parse(now) : before === "-");
    const [due, end] = form.elements.until.value.split(" ");
    if (same(due, body.due_at) && (!("ends_at" in body) || same(end, body.ends_at) || form.dataset.preview !== undefined)) return;
    form.elements.until.value = `${body.due_at ?? "-"} ${body.ends_at ?? "-"}`;
    const note = document.getElementById("moved");
    const parts = [
      body.due_at ? say("due_at", { at: deadline(new Date(body.due_at)) }) : "",
      body.ends_at ? say("over_at", { at: deadline(new Date(body.ends_at)) }) : say("no_end"),
    ];
    note.querySelector("[data-text]").textContent = parts.filter(Boolean).join(" · ");
    note.hidden = false;
    const part = document.activeElement?.closest("#attempt .item, #attempt .part, #attempt .rowedit, #attempt fieldset");
    if (part) part.before(note);
  }

  function again(atLeast = 0) {
    show("offline");
    later(Math.max(atLeast, RETRIES[Math.min(tries, RETRIES.length - 1)]));
    tries += 1;
  }

  async function attemptSave() {
    const responses = JSON.stringify(collect());
    if (responses === saved || isStopped || isSent) return;
    const busy = setTimeout(() => show("busy"), SHOW_BUSY_AFTER);
    const stop = new AbortController();
    const limit = setTimeout(() => stop.abort(), 20_000);
    try {
      const answer = await send(JSON.stringify({ revision: Number(revision.value), responses: JSON.parse(responses) }), stop.signal);
      clearTimeout(busy);
      await settle(answer, responses);
    } catch {
      again();
    } finally {
      clearTimeout(busy);
      clearTimeout(limit);
    }
  }

  async function save() {
    clearTimeout(timer);
    if (running) await running;
    running = attemptSave();
    await running;
    running = null;
  }

  function conflict(current) {
    const note = document.getElementById("conflict");
    note.hidden = false;
    const at = note.querySelector("[data-newer-at]");
    if (current.saved_at && at) at.textContent = ` (${shown(new Date(current.saved_at))})`;
    note.dataset.revision = current.revision;
    show("conflict");
    note.focus();
  }

  document.querySelector('[data-take="mine"]').addEventListener("click", (event) => {
    const note = document.getElementById("conflict");
    if (!note.dataset.revision) return;
    event.preventDefault();
    revision.value = note.dataset.revision;
    note.hidden = true;
    isStopped = false;
    saved = "";
    save();
  });

  /** Hand in what stands in the form: after the save that is under way, so that the revision is the newest. */
  async function handIn() {
    if (isSent) return;
    if (!navigator.onLine) {
      // The form would be left for the browser's own page, and what was written with it.
      dialog.close();
      again();
      return;
    }
    isSent = true;
    clearTimeout(timer);
    for (const button of document.querySelectorAll("[data-hand-in], [data-confirm]")) button.setAttribute("aria-disabled", "true");
    if (running) await running;
    const action = document.createElement("input");
    Object.assign(action, { type: "hidden", name: "action", value: "submit" });
    form.append(action);
    form.submit();
  }

  // What is on the page when nothing is taken any more goes to the server once more: it says what became of it.
  function over() {
    if (isSent) return;
    if (!navigator.onLine) {
      again();
      return;
    }
    isSent = true;
    const action = document.createElement("input");
    Object.assign(action, { type: "hidden", name: "action", value: "save" });
    form.append(action);
    form.submit();
  }
  const time = watchTime({ save, over });

  form.addEventListener("input", () => later(DEBOUNCE / 1000));
  form.addEventListener("change", () => later(0.1));
  form.addEventListener("focusout", () => { if (JSON.stringify(collect()) !== saved) later(0.1); });
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") save(); });
  window.addEventListener("online", () => { tries = 0; save(); });
  // A page that comes back from the browser's history may hold an old revision.
  window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  window.addEventListener("beforeunload", (event) => {
    if (!isSent && !isStopped && JSON.stringify(collect()) !== saved && tries > 0) event.preventDefault();
  });

  form.addEventListener("submit", (event) => {
    if (event.submitter?.value === "save") {
      if (event.submitter.dataset.take && !isStopped) return;
      if (isStopped) return;
      event.preventDefault();
      save();
      return;
    }
    event.preventDefault();
    const left = [unanswered()].flat().filter(Boolean);
    document.getElementById("confirm-left").hidden = left.length === 0;
    document.getElementById("confirm-text").replaceChildren(...left.map(paragraph));
    standAbove(dialog, event.submitter);
    dialog.showModal();
  });
  dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
  // The dialog stays until the page is left: the second click of a double one must not reach an answer behind it.
  dialog.querySelector("[data-confirm]").addEventListener("click", handIn);

  // Switching the language leaves the page: what is written goes first.
  for (const other of document.querySelectorAll("header form")) {
    other.addEventListener("submit", (event) => {
      if (isStopped || JSON.stringify(collect()) === saved) return;
      event.preventDefault();
      save().finally(() => {
        const kept = document.createElement("input");
        Object.assign(kept, { type: "hidden", name: event.submitter.name, value: event.submitter.value });
        other.append(kept);
        other.submit();
      });
    });
  }
  document.getElementById("refused").focus();
  if (!saved) later(0.1);
  return { save };
}
