import { typedInto } from './first-key.ts';
import { meaningOf, type Shortcut } from './shortcuts.ts';

/** What lies over the page; a message does not, though it can be gone to. */
const layer =
  '[role="dialog"]:not([role="region"] *), [role="alertdialog"]:not([role="region"] *), [role="menu"]';
/** The second of two keys comes within this time, or was meant for itself. */
const together = 1500;

/** Hears the keys of a desk, wherever the focus is: never while somebody types, and never past what lies over the page. */
export function listenToKeys(isOn: () => boolean): () => void {
  let before = { key: '', at: 0 };
  const hear = (event: KeyboardEvent) => {
    const { target, key, timeStamp } = event;
    if (!(target instanceof Element) || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
    if (target.closest(typedInto)) {
      // From what was searched for down to what was found.
      if (key === 'ArrowDown' && target.matches('[type="search"]') && tellTable(key))
        event.preventDefault();
      return;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && isNowhere(target)) {
      if (!event.shiftKey && tellTable(key)) event.preventDefault();
      return;
    }
    if (!isOn()) return;
    const name = event.shiftKey ? key : key.toLowerCase();
    const first = timeStamp - before.at < together ? before.key : '';
    const meaning = meaningOf(first, name);
    before = meaning === 'waits' ? { key: name, at: timeStamp } : { key: '', at: 0 };
    if (meaning && meaning !== 'waits' && act(meaning, target, event.repeat))
      event.preventDefault();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

/** Whether something lies over the page. */
export const isCovered = (): boolean => document.querySelector(layer) !== null;

const isNowhere = (target: Element): boolean => target.matches('body, main, h1');

/** Answers whether there was something to do. A key that is held down moves on, and does nothing twice. */
function act({ keys, does }: Shortcut, target: Element, isHeld: boolean): boolean {
  if (does === 'list') return tellTable(keys, isHeld);
  if (!does || isHeld) return false;
  const row =
    does === 'order' && target.closest('tr')?.querySelector<HTMLElement>('[data-row-link]');
  // Nothing is done to an order that nobody sees.
  if (row && row.getAttribute('aria-current') !== 'true') return press(row);
  return press(marked(keys));
}

/** What is deaf to taps is deaf to keys. */
export const marked = (keys: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-keys="${keys}"]`)].find(
    (each) => each.checkVisibility() && !each.closest('[inert], [aria-disabled="true"]'),
  );

function press(element: HTMLElement | undefined): boolean {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else element?.click();
  return element !== undefined;
}

/** The table takes it as if it had been typed there. */
function tellTable(key: string, isHeld = false): boolean {
  const stop = document.querySelector('[data-desk-table] [data-row-link][tabindex="0"]');
  return stop !== null && pressKey(key, stop, isHeld);
}

/** As if it had been pressed; answers whether anybody made something of it. */
export function pressKey(
  key: string,
  on: Element = document.activeElement ?? document.body,
  repeat = false,
): boolean {
  const init = { key, repeat, bubbles: true, cancelable: true };
  return !on.dispatchEvent(new KeyboardEvent('keydown', init));
}
