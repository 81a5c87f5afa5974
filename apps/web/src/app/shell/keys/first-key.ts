export const typedInto =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="listbox"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'defaultPrevented' | 'target'
>;

/**
 * The key, if it may be made up for once somebody listens: it was pressed alone, was meant for the page, and nothing has
 * come of it yet.
 */
export function firstKeyOf(event: Pressed): string | undefined {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  if (event.defaultPrevented || (event.shiftKey && key !== key.toLowerCase())) return undefined;
  // Any other does by itself what it does.
  if (key.trim().length !== 1 && !/^Arrow(Up|Down)$/.test(key)) return undefined;
  return (target as Element | null)?.closest?.(typedInto) ? undefined : key;
}
