// What the cells of an exercise's form hold, as the API takes them. Names say where a value goes: `units`, `tokens.3`,
// `rows.2.from`; `words` is a whole sentence in one line.

import { read } from "./integers.js";

const POSITIONS = new Set(["from", "to", "start", "end"]);

/** The words of a sentence: what white space keeps apart. */
export const wordsOf = (text) => text.split(/\s+/u).filter(Boolean);

/** The responses that the cells of a form add up to. */
export function collect(form) {
  const responses = {};
  for (const field of form.querySelectorAll("[data-cell]")) {
    const path = field.name.split(".");
    if (field.name === "words") responses.tokens = wordsOf(field.value);
    else put(responses, path, POSITIONS.has(path.at(-1)) ? read(field.value) : field.value);
  }
  return responses;
}

function put(into, [name, at, member], value) {
  if (at === undefined) into[name] = value;
  else if (member === undefined) (into[name] ??= [])[Number(at) - 1] = value;
  else ((into[name] ??= [])[Number(at) - 1] ??= {})[member] = value;
}
