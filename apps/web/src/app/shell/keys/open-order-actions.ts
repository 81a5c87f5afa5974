import { SquareCheckBig } from 'lucide-react';
import type { PaletteItem } from '../palette/palette-item.ts';
import { marked } from './listen-to-keys.ts';
import { shortcutGroups } from './shortcuts.ts';

/** What can be done with the order that is open, as its buttons say it. */
export const openOrderActions = (): PaletteItem[] =>
  shortcutGroups
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ does }) => does === 'order')
    .flatMap(({ keys, label }) => {
      const button = marked(keys);
      if (!button) return [];
      return {
        key: `order action ${keys}`,
        label: wordsOn(button) || label,
        icon: SquareCheckBig,
        keys,
        // Looked for anew: meanwhile somebody else may have moved the order.
        act: () => requestAnimationFrame(() => marked(keys)?.click()),
      };
    });

/** What a button says, without the key that stands on it. */
function wordsOn(button: HTMLElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  for (const key of copy.querySelectorAll('kbd')) key.remove();
  return copy.textContent.trim();
}
