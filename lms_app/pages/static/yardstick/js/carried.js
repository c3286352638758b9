// A page that carries its session: the token goes along in each request's body or header, never in an address.
//
// Links post it to the page that they lead to. The page's own address is cleared of the mark, so that loading it anew, or
// coming back to it, asks for it by its address (the server then lets it find the token at the platform).

const meta = (name) => document.querySelector(`meta[name="${name}"]`).content;
const PAGES = [`/s/${meta("launch-session")}/`, `/lti/pick/${meta("launch-session")}/`];

function unmarked(address) {
  const url = new URL(address);
  url.searchParams.delete("carried");
  return url.pathname + url.search + url.hash;
}

function open(url) {
  url.searchParams.set("carried", "");
  const form = document.createElement("form");
  const token = document.createElement("input");
  Object.assign(form, { method: "post", action: url.href, hidden: true });
  Object.assign(token, { type: "hidden", name: "csrfmiddlewaretoken", value: meta("csrf-token") });
  form.append(token);
  document.body.append(form);
  form.submit();
}

/** A file of the API: fetched with the token, then saved under the name that the server gives it. */
async function save(url) {
  const answer = await fetch(url, { credentials: "same-origin", headers: { "X-CSRFToken": meta("csrf-token") } });
  if (!answer.ok) return location.assign(url.href);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = answer.headers.get("Content-Disposition")?.match(/filename="([^"]+)"/)?.[1] ?? "results";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || link.target || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return;
  const isHere = url.pathname === location.pathname && url.search === location.search && url.hash;
  if (url.pathname.startsWith("/api/")) {
    event.preventDefault();
    save(url);
  } else if (PAGES.some((start) => url.pathname.startsWith(start)) && !isHere) {
    event.preventDefault();
    open(url);
  }
});

history.replaceState(history.state, "", unmarked(location.href));
