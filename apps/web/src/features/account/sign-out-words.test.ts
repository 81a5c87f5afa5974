import { expect, it } from 'vitest';
import { waitingOf } from './sign-out-words.ts';

it('only what still waits is counted: what was refused is not sent after the next login', () => {
  const refused = {
    refusal: { code: 'order_state_conflict', error_message: 'Sudah diterima.' },
  } as const;
  expect(waitingOf([])).toBe(0);
  expect(waitingOf([refused])).toBe(0);
  expect(waitingOf([refused, {}, {}])).toBe(2);
});
