import { expect, it } from 'vitest';
import { meaningOf, shortcutGroups } from './shortcuts.ts';

it('knows what a key means, alone and after another', () => {
  expect(meaningOf('', 'a')).toMatchObject({ label: 'Terima' });
  expect(meaningOf('', 'g')).toBe('waits');
  expect(meaningOf('g', 'o')).toMatchObject({ label: 'Pesanan' });
  expect(meaningOf('', 'o')).toBeUndefined();
  // Somebody who began a way and thought better of it accepts nothing by it.
  expect(meaningOf('g', 'a')).toBeUndefined();
  expect(meaningOf('g', 'g')).toBe('waits');
});

it('gives no key twice', () => {
  const keys = shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map((each) => each.keys));
  expect(new Set(keys).size).toBe(keys.length);
});
