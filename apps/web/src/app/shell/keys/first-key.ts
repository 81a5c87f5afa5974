import { isPaletteKey } from '../palette/palette-key.ts';

export const typedInto =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="listbox"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'defaultPrevented' | 'target'
>;

/** In the place of a key: the palette was asked for, which is done with others held down, and also from a field. */
export const paletteAsked = 'palette ';

/** What is remembered after one more key: what is typed after the palette was asked for is typed into it. */
export const withKey = (before: string | undefined, key: string | undefined) =>
  afterPalette(before) !== undefined && key?.length === 1 ? before + key : (key ?? before);

/** What was typed since the palette was asked for, if it was. */
export const afterPalette = (remembered: string | undefined): string | undefined =>
  remembered?.startsWith(paletteAsked) ? remembered.slice(paletteAsked.length) : undefined;

/**
 * The key, if it may be made up for once somebody listens: it was pressed alone, was meant for the page, and nothing has
 * come of it yet.
 */
export function firstKeyOf(event: Pressed): string | undefined {
  const { key, target } = event;
  if (isPaletteKey(event) && !event.defaultPrevented) return paletteAsked;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  if (event.defaultPrevented || (event.shiftKey && key !== key.toLowerCase())) return undefined;
  // Any other does by itself what it does.
  if (key.trim().length !== 1 && !/^Arrow(Up|Down)$/.test(key)) return undefined;
  return (target as Element | null)?.closest?.(typedInto) ? undefined : key;
}
