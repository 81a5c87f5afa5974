import { expect, it } from 'vitest';
import {
  allSelected,
  isSelected,
  nothingSelected,
  type Selection,
  selectedCount,
  withRow,
  withRows,
} from './selection.ts';

const rows = (...keys: string[]) => keys.map((key) => [key, { key }] as const);

it('takes rows in and lets them go', () => {
  const nothing: Selection<{ key: string }> = nothingSelected;
  const three = withRows(nothing, rows('a', 'b', 'c'));
  expect(selectedCount(three, 86)).toBe(3);
  expect(isSelected(three, 'b')).toBe(true);
  const two = withRow(three, 'b', { key: 'b' }, false);
  expect(isSelected(two, 'b')).toBe(false);
  expect(selectedCount(two, 86)).toBe(2);
  // One that is taken in twice counts once.
  expect(selectedCount(withRows(two, rows('a', 'c')), 86)).toBe(2);
});

it('everything that matches is no list of rows, and knows who was left out', () => {
  const all: Selection<{ key: string }> = allSelected;
  expect(selectedCount(all, 1_000_000)).toBe(1_000_000);
  expect(isSelected(all, 'never seen')).toBe(true);
  const but = withRow(all, 'b', { key: 'b' }, false);
  expect(isSelected(but, 'b')).toBe(false);
  // Orders come and go meanwhile: the number follows.
  expect(selectedCount(but, 1_000_002)).toBe(1_000_001);
  expect(withRow(but, 'b', { key: 'b' }, true)).toEqual(allSelected);
  expect(selectedCount(but, 0)).toBe(0);
});
