import { expect, it } from 'vitest';
import { afterPalette, firstKeyOf, paletteAsked, withKey } from './first-key.ts';

const nowhere = { closest: () => null } as unknown as EventTarget;
const field = { closest: () => ({}) } as unknown as EventTarget;
const pressed = (key: string, how: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  target: nowhere,
  ...how,
});

it.each(['j', 'a', '/', 'ArrowDown'])('%s counts though nobody listened yet', (key) => {
  expect(firstKeyOf(pressed(key))).toBe(key);
});

it('a sign that needs the shift key counts', () => {
  expect(firstKeyOf(pressed('?', { shiftKey: true }))).toBe('?');
});

it('what is typed after the palette was asked for is kept for it, letter by letter', () => {
  const remembered = ['j', paletteAsked, undefined, 'b', 'u'].reduce(withKey, undefined);
  expect(afterPalette(remembered)).toBe('bu');
  expect(afterPalette(withKey('j', undefined))).toBeUndefined();
});

it('the palette counts, also from a field', () => {
  expect(firstKeyOf(pressed('k', { ctrlKey: true }))).toBe(paletteAsked);
  expect(firstKeyOf(pressed('k', { ctrlKey: true, target: field }))).toBe(paletteAsked);
});

it.each([
  ['with the control key', pressed('a', { ctrlKey: true })],
  ['with the command key', pressed('r', { metaKey: true })],
  ['with the alt key', pressed('s', { altKey: true })],
  ['as a capital', pressed('A', { shiftKey: true })],
  ['held down', pressed('j', { repeat: true })],
  ['heard by the table already', pressed('j', { defaultPrevented: true })],
  ['typed into a field', pressed('a', { target: field })],
  ['one that the page hears by itself', pressed('Escape')],
  ['one that presses a button', pressed('Enter')],
  ['the space bar', pressed(' ')],
  ['a modifier alone', pressed('Shift', { shiftKey: true })],
])('%s it does not count', (_how, event) => {
  expect(firstKeyOf(event)).toBeUndefined();
});
