import { expect, it } from 'vitest';
import { byUrgency, changeOf, sumOf, waitingWords } from './figures-words.ts';

it('says what waits, and what presses only where something does', () => {
  expect(waitingWords({ new_orders: 1200, due_orders: 3 })).toBe('1.200 baru, 3 segera');
  expect(waitingWords({ new_orders: 4, due_orders: 0 })).toBe('4 baru');
  const two = [
    { new_orders: 1, due_orders: 1 },
    { new_orders: 2, due_orders: 0 },
  ];
  expect(sumOf(two)).toEqual({ new_orders: 3, due_orders: 1 });
});

it('tells today from a week ago, and nothing where there was nothing', () => {
  expect(changeOf(112, 100)).toEqual({ words: '+12 %', direction: 'up' });
  expect(changeOf(40, 100)).toEqual({ words: '−60 %', direction: 'down' });
  expect(changeOf(1001, 1000)).toEqual({ words: 'sama', direction: 'same' });
  expect(changeOf(0, 100)?.words).toBe('−100 %');
  expect(changeOf(5, 0)).toBeUndefined();
});

it('puts the store first in which something presses', () => {
  const stores = [
    { name: 'B' },
    { name: 'A' },
    { name: 'Busy', new_orders: 40, due_orders: 0 },
    { name: 'Late', new_orders: 1, due_orders: 1 },
  ];
  expect(stores.toSorted(byUrgency).map(({ name }) => name)).toEqual(['Late', 'Busy', 'A', 'B']);
});
