import { expect, it } from 'vitest';
import { nextToOpen } from './next-to-open.ts';

const waiting = (id: string) => ({ id, allowed_actions: ['accept' as const] });
const over = (id: string) => ({ id, allowed_actions: [] });
const free = () => false;

it('goes on with the next order that waits for something', () => {
  const rows = [waiting('1'), waiting('2'), over('3'), waiting('4')];
  expect(nextToOpen(rows, '1', free)?.id).toBe('2');
  expect(nextToOpen(rows, '2', free)?.id).toBe('4');
  expect(nextToOpen(rows, '1', (id) => id === '2')?.id).toBe('4');
});

it('turns back at the end, and stays where nothing else waits', () => {
  expect(nextToOpen([waiting('1'), waiting('2'), waiting('3')], '3', free)?.id).toBe('2');
  expect(nextToOpen([over('1'), waiting('2'), over('3')], '2', free)).toBeUndefined();
  expect(nextToOpen([], '2', free)).toBeUndefined();
  // One that has left the list already: on from the top.
  expect(nextToOpen([waiting('1'), waiting('2')], '9', free)?.id).toBe('1');
});
