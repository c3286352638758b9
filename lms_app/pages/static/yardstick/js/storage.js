// The platform's storage, for a frame that may keep nothing itself (LTI Client Side postMessages, postMessage Storage).
//
// Data goes to the origin of the registered authorization endpoint and to no other; an answer counts only from that
// origin, from the very window that was asked, and to the very message that was sent. Each message waits a second.

const PATIENCE = 1000;

export class NoStorage extends Error {}

/** The course's window: who opened this one, or whose frame it is. */
function courseWindow() {
  const found = window.opener ?? window.parent;
  if (found === window) throw new NoStorage("no window of the course");
  return found;
}

const newId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sends one message and gives its answer. */
function ask(target, origin, message) {
  const id = newId();
  return new Promise((resolve, reject) => {
    const listener = ({ data, origin: from, source }) => {
      if (source !== target || (origin !== "*" && from !== origin)) return;
      if (typeof data !== "object" || data === null) return;
      if (data.message_id !== id || data.subject !== `${message.subject}.response`) return;
      finish();
      if (data.error) reject(new NoStorage(String(data.error.code ?? "error")));
      else resolve(data);
    };
    const timer = setTimeout(() => { finish(); reject(new NoStorage("no answer")); }, PATIENCE);
    const finish = () => { clearTimeout(timer); window.removeEventListener("message", listener); };
    window.addEventListener("message", listener);
    target.postMessage({ ...message, message_id: id }, origin);
  });
}

/** What the platform supports: its entry for a subject, in today's spelling or the old one; the usual where it is silent. */
async function capabilities(course, frame) {
  const usual = { put: { subject: "lti.put_data", frame }, get: { subject: "lti.get_data", frame } };
  const answer = await ask(course, "*", { subject: "lti.capabilities" }).catch(() => null);
  if (!Array.isArray(answer?.supported_messages)) return usual;
  const entry = (name) => {
    const spelt = (prefix) => answer.supported_messages.find((one) => one?.subject === `${prefix}.${name}`);
    const found = spelt("lti") ?? spelt("org.imsglobal.lti");
    if (!found) throw new NoStorage(`no ${name}`);
    return { subject: found.subject, frame: typeof found.frame === "string" ? found.frame : frame };
  };
  return { put: entry("put_data"), get: entry("get_data") };
}

/** The frame of that name beside this one; the course's window where it is named so, or where there is none. */
function windowNamed(course, name) {
  if (!name || name === "_parent") return course;
  try {
    const found = course.frames[name];
    return typeof found?.postMessage === "function" ? found : course;
  } catch {
    return course;
  }
}

/** Finds the storage that a page's element describes: `{ put(key, value), get(key) }`; raises where there is none. */
export async function connect({ endpoint, frame }) {
  const { origin } = new URL(endpoint);
  const course = courseWindow();
  const { put, get } = await capabilities(course, frame);
  const send = ({ subject, frame: name }, message) => ask(windowNamed(course, name), origin, { subject, ...message });
  return {
    put: (key, value) => send(put, { key, value }),
    get: async (key) => (await send(get, { key })).value ?? null,
  };
}
