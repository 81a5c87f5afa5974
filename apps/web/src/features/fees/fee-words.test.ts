import { expect, it } from 'vitest';
import { isPayable, percent } from './fee-words.ts';

it('a rate is said in percent, with the comma of the country', () => {
  expect([150, 200, 75].map(percent)).toEqual(['1,5%', '2%', '0,75%']);
});

it('what has a payment under way is not paid once more', () => {
  const collection = { state: 'OVERDUE', payment_id: null } as Parameters<typeof isPayable>[0];
  expect(isPayable(collection)).toBe(true);
  expect(isPayable({ ...collection, payment_id: '4' })).toBe(false);
  expect(isPayable({ ...collection, state: 'WAITING_VERIFICATION' })).toBe(false);
});
