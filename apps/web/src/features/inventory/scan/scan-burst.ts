import { useEffect, useEffectEvent } from 'react';

/** No hand types twenty digits a second, and no barcode has fewer than eight. */
const longestGap = 50;
const fewest = 8;

/** Tells a hand scanner by its speed: digits without a pause, then Enter. Answers with the number. */
export function createBurst(): (key: string, at: number) => string | undefined {
  let digits = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const before = at - last < longestGap ? digits : '';
    last = at;
    digits = /^\d$/.test(key) ? before + key : '';
    return key === 'Enter' && before.length >= fewest ? before : undefined;
  };
}

const fields = 'input, textarea, select, [contenteditable]';

/** Hears a hand scanner while no field has the focus; in a field it types by itself, unless the form hears it there. */
export function useHandScanner(onRead: (number: string) => void, hearsFields = false): void {
  const take = useEffectEvent(onRead);
  useEffect(() => {
    const read = createBurst();
    const listen = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(fields);
      if (isTyped && !hearsFields) return;
      const number = read(event.key, event.timeStamp);
      if (!number) return;
      // Enter would also press the button that has the focus.
      event.preventDefault();
      take(number);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [hearsFields]);
}
