import type { Services } from '../platform/services.ts';

/** A login that another tab ended is over here, too, and one that it changed is another person's. */
export function followOtherTabs(token: Services['token'], onSignedOut: () => void): void {
  window.addEventListener('storage', ({ key, oldValue }) => {
    // Without a key the browser's storage was emptied as a whole.
    if (key !== null && key !== 'marketplace.auth_token') return;
    const now = token.read();
    if (now === undefined) onSignedOut();
    else if (oldValue && now !== oldValue) window.location.reload();
  });
}
