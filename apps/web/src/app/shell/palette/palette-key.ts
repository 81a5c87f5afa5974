type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const isMac = (): boolean => /Mac OS|iPhone|iPad/.test(navigator.userAgent);

/** Ctrl K, or Cmd K on a Mac, where Ctrl K deletes to the end of a line. */
export function isPaletteKey(event: Pressed, hasCommandKey = isMac()): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || shiftKey || key.toLowerCase() !== 'k') return false;
  return hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
