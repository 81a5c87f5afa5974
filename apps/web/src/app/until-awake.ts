/**
 * A script of its own for the pages before the login, for who is quicker than the application. Their links, as the build
 * wrote them, do not know where somebody wants to go back to; and what is asked of a form is noted on it, to be done
 * when it wakes up (`use-asked-early.ts`).
 */
const from = /[?&](from=[^&]*)/.exec(window.location.search)?.[1];
if (from)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/seller/login"]'))
    link.setAttribute('href', `${link.pathname}?${from}`);

function note(button: unknown): void {
  if (button instanceof HTMLButtonElement && button.form) button.form.dataset.asked = button.name;
}
function forget(form: HTMLFormElement | null): void {
  if (form) delete form.dataset.asked;
}
addEventListener('click', ({ target }) => {
  if (target instanceof Element) note(target.closest('button[name]'));
});
addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof HTMLInputElement)
    note(target.form?.elements.namedItem('go'));
});
// A browser would put what was typed into the address.
addEventListener('submit', (event) => event.preventDefault());
// Who goes on typing, or leaves, no longer means what was asked for before.
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) forget(target.form);
});
addEventListener('pagehide', () => {
  for (const form of document.forms) forget(form);
});

export {};
