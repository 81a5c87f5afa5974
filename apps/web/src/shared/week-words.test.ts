import { expect, it } from 'vitest';
import { weekWords } from './week-words.ts';

it('a week is said as short as it can be', () => {
  const words = (week_from: string, week_until: string) => weekWords({ week_from, week_until });
  expect(words('2026-11-09', '2026-11-15')).toBe('09–15 Nov 2026');
  expect(words('2026-11-30', '2026-12-06')).toBe('30 Nov – 06 Des 2026');
  expect(words('2026-12-28', '2027-01-03')).toBe('28 Des 2026 – 03 Jan 2027');
});
