import { expect, it } from 'vitest';
import { isPayable, percent, weekWords } from './fee-words.ts';

it('a week is said as short as it can be', () => {
  const words = (week_from: string, week_until: string) => weekWords({ week_from, week_until });
  expect(words('2026-11-09', '2026-11-15')).toBe('09–15 Nov 2026');
  expect(words('2026-11-30', '2026-12-06')).toBe('30 Nov – 06 Des 2026');
  expect(words('2026-12-28', '2027-01-03')).toBe('28 Des 2026 – 03 Jan 2027');
});

it('a rate is said in percent, with the comma of the country', () => {
  expect([150, 200, 75].map(percent)).toEqual(['1,5%', '2%', '0,75%']);
});

it('what has a payment under way is not paid once more', () => {
  const collection = { state: 'OVERDUE', payment_id: null } as Parameters<typeof isPayable>[0];
  expect(isPayable(collection)).toBe(true);
  expect(isPayable({ ...collection, payment_id: '4' })).toBe(false);
  expect(isPayable({ ...collection, state: 'WAITING_VERIFICATION' })).toBe(false);
});
