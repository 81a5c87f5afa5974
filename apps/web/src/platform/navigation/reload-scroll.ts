import { useLayoutEffect } from 'react';

const kept = 'marketplace.scroll';
let wanted: number | undefined;

/** At start-up: where the page was scrolled to before it was loaded anew, and remembering it from now on, for who is in. */
export function keepScrollOverReload(isSignedIn: () => boolean): void {
  wanted = readKept();
  window.addEventListener('pagehide', () => {
    // An address says what somebody has looked for.
    if (!isSignedIn()) return dropScroll();
    try {
      sessionStorage.setItem(kept, JSON.stringify([window.location.href, window.scrollY]));
    } catch {
      // Without storage a reload begins at the top.
    }
  });
}

export function dropScroll(): void {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // Where the browser forbids it, nothing was kept.
  }
}

function readKept(): number | undefined {
  try {
    const [href, y] = JSON.parse(sessionStorage.getItem(kept) ?? '[]');
    return href === window.location.href ? Number(y) : undefined;
  } catch {
    return undefined;
  }
}

/** Goes back there once the page is as tall again as it was; the router has tried it too early. */
export function useReloadScroll(isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady || wanted === undefined) return;
    window.scrollTo(0, wanted);
    wanted = undefined;
  }, [isReady]);
}
