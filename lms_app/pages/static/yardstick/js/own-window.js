// <form data-window>: what its answer leads to opens in a window of its own, at once. The window does not share the
// frame's cookies, so the form is sent from here, and only the way in goes there. Without this module, or where a
// window is not allowed, the answer is a page with the link.

for (const form of document.querySelectorAll("form[data-window]")) {
  form.addEventListener("submit", async (event) => {
    const opened = window.open("", "_blank");
    if (!opened) return;
    event.preventDefault();
    opened.opener = null;
    try {
      const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), credentials: "same-origin" });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      opened.location.replace(new URL(page.querySelector("[data-way-in]").getAttribute("href"), location.href));
    } catch {
      opened.close();
      form.submit();
    }
  });
}
