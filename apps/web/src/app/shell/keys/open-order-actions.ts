import { SquareCheckBig } from 'lucide-react';
import { showToast } from '../../../ui/toast.tsx';
import type { PaletteItem } from '../palette/palette-item.ts';
import { marked } from './listen-to-keys.ts';
import { shortcutGroups } from './shortcuts.ts';

/** What can be done with the order that is open, as its buttons say it. */
export const openOrderActions = (): PaletteItem[] =>
  shortcutGroups
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ does }) => does === 'order')
    .flatMap(({ keys, label }) => {
      const step = stepOn(keys);
      if (!step) return [];
      return {
        key: `order action ${keys}`,
        label: step.words || label,
        icon: SquareCheckBig,
        keys,
        act: () => requestAnimationFrame(() => take(keys, step)),
      };
    });

type Step = { order: string | null; words: string; button: HTMLElement };

/** What a key would do now, and to which order. */
function stepOn(keys: string): Step | undefined {
  const button = marked(keys);
  const order = new URLSearchParams(location.search).get('orderId');
  return button && { order, words: wordsOn(button), button };
}

/** Somebody else may have moved the order since it was named, and the same key then means another step. */
function take(keys: string, { order, words }: Step): void {
  const now = stepOn(keys);
  if (now?.order === order && now.words === words) now.button.click();
  else showToast({ text: 'Pesanan sudah berubah. Periksa dulu, lalu pilih lagi.', kind: 'error' });
}

/** What a button says, without the key that stands on it. */
function wordsOn(button: HTMLElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  for (const key of copy.querySelectorAll('kbd')) key.remove();
  return copy.textContent.trim();
}
