// How a typed whole number will be read: the same rules as the grading core's, for the form alone. Nothing here knows
// what the number should be. read(text) gives the number, or null where the core will not read one.

const INVISIBLE = "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\ufeff\\uffa0\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f";
const AROUND = new RegExp(`^[\\s\\x1c-\\x1f\\x85${INVISIBLE}]+|[\\s\\x1c-\\x1f\\x85${INVISIBLE}]+$`, "gu");
const INSIDE = new RegExp(`[${INVISIBLE}]`, "gu");
const LOOKS_LIKE_DIGITS = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u218f\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u20e3\u{1d7ce}-\u{1d7ff}\u{1f100}-\u{1f10c}\u{1fbf0}-\u{1fbf9}]/u;
const NUMERAL = "零〇一二两三四五六七八九十百千";
const SPLIT = new RegExp(`[\\d${NUMERAL}][${INVISIBLE}]+ *[\\d${NUMERAL}]`, "u");
const UNIT = "(?:个?(?:步骤|步|单位时间|时间单位|时间步|单位)|(?:time[ -]?)?steps?|units?)";
const WHOLE = new RegExp(`^(\\+?\\d+|[${NUMERAL}]+) *${UNIT}? *[.。]?$`, "u");
const SIMPLIFIED = { 兩: "两", 個: "个", 驟: "骤", 單: "单", 時: "时", 間: "间", "．": ".", "｡": "。" };
const UNITS = { 十: 10, 百: 100, 千: 1000 };
const VALUES = { 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };

/** A Chinese numeral in standard form up to 9999, else null. */
function numeral(text) {
  if (text === "零" || text === "〇") return 0;
  let [total, place, gap, digit] = [0, 10_000, false, null];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if ("零〇".includes(char)) {
      if (gap || digit !== null || at === 0 || place === 1) return null;
      gap = true;
    } else if (char in VALUES) {
      if (digit !== null) return null;
      digit = VALUES[char];
    } else {
      const unit = UNITS[char];
      if (digit === null && unit === 10 && at === 0) digit = 1;
      const skipped = unit * 10 < place && place !== 10_000;
      if (digit === null || unit >= place || skipped !== gap) return null;
      if (unit === 10 && text[at - 1] === "两") return null;
      [total, place, digit, gap] = [total + digit * unit, unit, null, false];
    }
  }
  if (digit === null) return gap ? null : total;
  if ((place > 10 && place !== 10_000 && !gap) || (gap && place <= 10)) return null;
  return text.at(-1) === "两" && text.length > 1 ? null : total + digit;
}

/** Every script's plain decimal digits in ASCII; null where two scripts are mixed. */
function asciiDigits(text) {
  const scripts = new Set();
  const plain = text.replace(/\p{Nd}/gu, (char) => {
    const code = char.codePointAt(0);
    let zero = code;
    // Digits of a script stand in one row of ten, which begins where no digit stands before it.
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    scripts.add(zero);
    return String(code - zero);
  });
  return scripts.size > 1 ? null : plain;
}

export function read(text) {
  const core = text.replace(AROUND, "");
  if (!core || core.length > 200 || LOOKS_LIKE_DIGITS.test(core)) return null;
  const narrow = core
    .replace(/[\uff01-\uff5e]/gu, (char) => String.fromCodePoint(char.codePointAt(0) - 0xfee0))
    .replace(/[兩個驟單時間．｡]/gu, (char) => SIMPLIFIED[char])
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t]/gu, " ")
    .toLowerCase();
  const digits = asciiDigits(narrow);
  if (digits === null || SPLIT.test(digits)) return null;
  const found = WHOLE.exec(digits.replace(INSIDE, ""));
  if (!found) return null;
  const plain = found[1].replace(/^\+/, "");
  if (/^\d+$/.test(plain)) return plain.length <= 6 ? Number(plain) : null;
  return numeral(plain);
}
