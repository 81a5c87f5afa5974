import { expect, it } from 'vitest';
import { isPaletteKey } from './palette-key.ts';

const pressed = (how: Partial<KeyboardEvent>) => ({
  key: 'k',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...how,
});

it.each([
  ['Ctrl K', pressed({ ctrlKey: true }), false, true],
  ['Ctrl K with capitals on', pressed({ ctrlKey: true, key: 'K' }), false, true],
  ['Cmd K on a Mac', pressed({ metaKey: true }), true, true],
  ['Ctrl K on a Mac, which deletes', pressed({ ctrlKey: true }), true, false],
  ['Cmd K elsewhere', pressed({ metaKey: true }), false, false],
  ['k alone', pressed({}), false, false],
  ['Ctrl Shift K', pressed({ ctrlKey: true, shiftKey: true }), false, false],
  ['Ctrl J', pressed({ ctrlKey: true, key: 'j' }), false, false],
])('%s', (_name, event, isOnMac, opens) => {
  expect(isPaletteKey(event, isOnMac)).toBe(opens);
});
