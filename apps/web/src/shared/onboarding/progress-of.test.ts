import { expect, it } from 'vitest';
import { progressOf } from './progress-of.ts';

it('what comes next is the first that is open and that the person may do [RT-20]', () => {
  const steps = [
    { code: 'profile', is_done: true, may_do: false },
    { code: 'address', is_done: false, may_do: false },
    { code: 'push', is_done: false, may_do: true },
    { code: 'staff', is_done: false, may_do: true },
  ] as const;
  expect(progressOf([...steps])).toEqual({ done: 1, total: 4, next: 'push' });
  expect(progressOf([])).toEqual({ done: 0, total: 0, next: undefined });
});
