"use strict";

// Scores show as they arrive, and the framed tool may say how tall it wants to be.

const facts = JSON.parse(document.getElementById("facts").textContent);
const news = document.getElementById("news");
const live = document.getElementById("live");
let book = facts.book;
let newsTimer = 0;

const element = (name, className, ...children) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

const shown = (score) => (score === null ? "–" : Number.isInteger(score) ? String(score) : score.toFixed(2));

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

function clock(at) {
  const time = element("time", "", new Date(at).toLocaleTimeString(facts.language === "en" ? "en-GB" : "zh-CN", { hour12: false }));
  time.dateTime = at;
  return time;
}

function scoreOf(cell) {
  return element("span", "score", element("b", "", shown(cell.score)), `/${shown(cell.maximum)}`);
}

function drawCell(place, cell) {
  if (!cell) {
    const none = element("span", "none", "–");
    none.setAttribute("aria-hidden", "true");
    place.replaceChildren(none);
    return;
  }
  const open = ["FullyGraded", "NotReady", ""].includes(cell.grading) ? cell.progress : cell.grading;
  const fact = element("span", "fact", facts.words[open] || open, " ");
  if (cell.at) fact.append(clock(cell.at));
  place.replaceChildren(scoreOf(cell), fact);
  if (cell.comment) place.append(element("span", "comment", cell.comment));
}

function drawShort(place, key) {
  if (facts.role === "instructor") {
    const scores = Object.values(book.cells).filter((cells) => cells[key] && cells[key].score !== null);
    place.textContent = fill(facts.words.graded_count, { n: scores.length });
    return;
  }
  const cell = book.cells[facts.person][key];
  if (!cell || cell.score === null) {
    place.textContent = facts.words.no_grade;
  } else {
    place.replaceChildren(element("b", "", shown(cell.score)), `/${shown(cell.maximum)}`);
  }
}

// A column that the tool has just made is not in the page yet.
function drawColumns() {
  const head = document.querySelector("#gradebook thead tr");
  if (!head) return;
  for (const column of book.columns) {
    if (head.querySelector(`[data-column="${column.key}"]`)) continue;
    const cell = element("th", "", facts.language === "en" ? column.label_en : column.label);
    cell.scope = "col";
    cell.dataset.column = column.key;
    head.append(cell);
    for (const row of document.querySelectorAll("#gradebook tbody tr")) {
      const empty = element("td", "");
      empty.dataset.person = row.dataset.person;
      empty.dataset.column = column.key;
      row.append(empty);
    }
  }
}

function draw() {
  drawColumns();
  for (const place of document.querySelectorAll("td[data-column]")) {
    drawCell(place, book.cells[place.dataset.person][place.dataset.column]);
  }
  for (const place of document.querySelectorAll("[data-grade]")) drawShort(place, place.dataset.grade);
}

function light(person, column) {
  const places = [document.querySelector(`td[data-person="${person}"][data-column="${column}"]`)];
  if (person === facts.person || facts.role === "instructor") places.push(document.querySelector(`[data-grade="${column}"]`));
  for (const place of places.filter(Boolean)) {
    place.classList.add("is-fresh");
    setTimeout(() => place.classList.remove("is-fresh"), 4000);
  }
}

function changes(before, after) {
  const found = [];
  for (const person of after.people) {
    if (facts.role !== "instructor" && person.key !== facts.person) continue;
    for (const column of after.columns) {
      const cell = after.cells[person.key][column.key];
      const old = (before.cells[person.key] || {})[column.key];
      if (cell && JSON.stringify(cell) !== JSON.stringify(old)) found.push({ person, column, cell });
    }
  }
  return found;
}

function tell(found) {
  const lines = found.map(({ person, column, cell }) =>
    fill(cell.score === null ? facts.words.arrived_none : facts.words.arrived, {
      person: person.name,
      column: facts.language === "en" ? column.label_en : column.label,
      score: shown(cell.score),
      maximum: shown(cell.maximum),
    }));
  news.textContent = lines.join(" · ");
  clearTimeout(newsTimer);
  newsTimer = setTimeout(() => { news.textContent = ""; }, 6000);
}

function setLive(isLive) {
  if (!live) return;
  live.classList.toggle("is-off", !isLive);
  document.getElementById("live-text").textContent = isLive ? facts.words.live : facts.words.live_off;
}

async function look() {
  try {
    const answer = await fetch("/gradebook.json", { cache: "no-store" });
    const fresh = await answer.json();
    const found = changes(book, fresh);
    const isNew = fresh.version !== book.version || fresh.columns.length !== book.columns.length;
    book = fresh;
    if (isNew) draw();
    if (found.length) tell(found);
    for (const { person, column } of found) light(person.key, column.key);
    setLive(true);
  } catch {
    setLive(false);
  }
  setTimeout(look, 1000);
}

// Only the framed window itself may ask, and only from the tool's origin.
const frame = document.getElementById("tool");
const STORAGE = ["lti.put_data", "lti.get_data"];
const CAPABILITIES = ["lti.capabilities", "lti.frameResize", ...(frame && "storage" in frame.dataset ? STORAGE : [])];
// What the tool keeps here while this page is open, where the address offers that.
const kept = new Map();

function storageAnswer({ subject, key, value }) {
  if (subject === "lti.get_data") return { value: kept.get(key) ?? null };
  if (value === null) kept.delete(key);
  else kept.set(key, value);
  return { value };
}

function answerMessage(event) {
  if (event.origin !== frame.dataset.origin || event.source !== frame.contentWindow) return;
  const message = event.data;
  if (typeof message !== "object" || message === null || typeof message.subject !== "string") return;
  const subject = message.subject.replace(/^org\.imsglobal\.lti\./, "lti.");
  if (subject === "lti.frameResize") {
    const height = Number.parseInt(message.height, 10);
    if (height > 0) frame.style.height = `${Math.min(Math.max(height, 320), 20000)}px`;
  } else if (subject === "lti.capabilities") {
    const supported = CAPABILITIES.map((name) => ({ subject: name }));
    const answer = { subject: `${message.subject}.response`, message_id: message.message_id, supported_messages: supported };
    event.source.postMessage(answer, event.origin);
  } else if (STORAGE.includes(subject) && CAPABILITIES.includes(subject)) {
    const answer = { subject: `${subject}.response`, message_id: message.message_id, key: message.key, ...storageAnswer({ ...message, subject }) };
    event.source.postMessage(answer, event.origin);
  }
}

// A tall page that gives way to a short one would leave the reader below its end.
function showTop() {
  const stage = frame.closest(".stage");
  if (stage.getBoundingClientRect().top < 0) stage.scrollIntoView({ block: "start" });
}

if (frame) {
  window.addEventListener("message", answerMessage);
  frame.addEventListener("load", showTop);
}
if (book) {
  draw();
  setTimeout(look, 1000);
}
