import type { Page } from '@playwright/test';

/**
 * A hand scanner types a number and Enter in one breath. Keys that come one by one from outside have pauses between them on a
 * busy machine, as no scanner makes them; so they are pressed within the page.
 */
export const pullTrigger = (page: Page, number: string): Promise<void> =>
  page.evaluate(async (digits) => {
    const press = (key: string) => {
      const at = document.activeElement ?? document.body;
      const isTaken = !at.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      if (isTaken || !(at instanceof HTMLInputElement)) return;
      if (key === 'Enter') at.form?.requestSubmit();
      else document.execCommand('insertText', false, key);
    };
    for (const key of [...digits, 'Enter']) {
      press(key);
      // The page draws what was typed before it hears the next key, as it does behind a real one.
      await Promise.resolve();
    }
  }, number);
