import type { BrowserContext } from '@playwright/test';

type Told = { isOffline: boolean; hasHeard: boolean };

/**
 * A page that is opened or loaded anew without a signal is told by a real browser that there is none. Under a test runner
 * Chromium (150) tells it the opposite, though nothing comes through: here it is told, and hears when the signal is back.
 */
export function makeOfflineLast(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  let told: Awaited<ReturnType<typeof context.addInitScript>> | undefined;
  context.setOffline = async (isOffline) => {
    if (isOffline) told ??= await context.addInitScript(tellOffline);
    await setOffline(isOffline);
    if (isOffline || !told) return;
    await told.dispose();
    told = undefined;
    for (const page of context.pages()) if (!page.isClosed()) await page.evaluate(tellOnline);
  };
}

function tellOffline(): void {
  const told: Told = { isOffline: true, hasHeard: false };
  Object.assign(window, { toldOffline: told });
  const native = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(Navigator.prototype, 'onLine', {
    configurable: true,
    get() {
      return !told.isOffline && native?.get?.call(this);
    },
  });
  const heard = () => {
    Object.assign(told, { isOffline: false, hasHeard: true });
  };
  window.addEventListener('online', heard, { capture: true, once: true });
}

function tellOnline(): void {
  const told = (window as { toldOffline?: Told }).toldOffline;
  if (!told || told.hasHeard) return;
  window.dispatchEvent(new Event('online'));
}
