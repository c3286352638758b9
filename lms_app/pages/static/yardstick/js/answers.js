// What a form holds, as the API takes it. Names say where a value goes: `units`, `tokens.3`, `rows.2.from`.

const POSITIONS = new Set(["from", "to", "start", "end"]);
const narrow = (text) => text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/** A position as typed, or null where it is none. */
export function position(text) {
  const plain = narrow(text).trim();
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null;
}

/** Words of a sentence, apart by white space. */
export const wordsOf = (text) => text.split(/\s+/u).filter(Boolean);

/** The responses that the named fields of a form add up to. */
export function collect(form) {
  const responses = {};
  for (const field of form.querySelectorAll("[data-answer]")) {
    const path = field.name.split(".");
    if (path[0] === "words") responses.tokens = wordsOf(field.value);
    else put(responses, path, POSITIONS.has(path.at(-1)) ? position(field.value) : field.value);
  }
  return responses;
}

function put(into, path, value) {
  const [name, at, member] = path;
  if (at === undefined) into[name] = value;
  else if (member === undefined) (into[name] ??= [])[Number(at) - 1] = value;
  else ((into[name] ??= [])[Number(at) - 1] ??= {})[member] = value;
}

/** Tell whether a cell reads as one whole number, by its form alone; the grading reads it again, and decides. */
export function isWhole(text) {
  const unit = "\\s*(?:(?:个|個)?(?:步骤|步驟|步|时间步|時間步|时间单位|時間單位|单位时间|單位時間|单位|單位)|(?:time )?steps?|units?)?\\s*[。.]?";
  const plain = narrow(text).trim().replace(/^＋/, "+");
  return new RegExp(`^\\+?\\d{1,6}${unit}$`, "i").test(plain) || new RegExp(`^[零〇一二两兩三四五六七八九十百千]{1,9}${unit}$`, "i").test(plain);
}
