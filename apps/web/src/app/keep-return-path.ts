/**
 * A script of its own for the pages before the login: their links, as the build wrote them, do not know where somebody
 * wants to go back to, and who is quick takes one of them while the application is still on its way.
 */
const from = /[?&](from=[^&]*)/.exec(window.location.search)?.[1];
if (from)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/seller/login"]'))
    link.setAttribute('href', `${link.pathname}?${from}`);

export {};
