import { expect, it } from 'vitest';
import { dayName, lastWriter, shortWhen } from './chat-words.ts';

const zone = 'Asia/Jakarta';
const now = Date.parse('2026-11-15T03:00:00Z');

it.each([
  ['2026-11-15T01:12:00Z', '08:12'],
  ['2026-11-14T16:59:00Z', 'Kemarin'],
  ['2026-11-13T16:59:00Z', '13 Nov'],
  ['2025-12-31T10:00:00Z', '31 Des 2025'],
])('%s is said as %s [RT-28]', (instant, words) => {
  expect(shortWhen(instant, zone, now)).toBe(words);
});

it('days are named as people do', () => {
  expect(['2026-11-15', '2026-11-14', '2026-11-01'].map((day) => dayName(day, zone, now))).toEqual([
    'Hari ini',
    'Kemarin',
    '01 Nov 2026',
  ]);
});

it('a preview says who has written last', () => {
  const last = { kind: 'TEXT', text: 'Ya', is_own: true, is_automatic: false } as const;
  expect(lastWriter({ ...last, sender_name: 'Budi Santoso' }, 'Budi Santoso')).toBe('Anda: ');
  expect(lastWriter({ ...last, sender_name: 'Sari Dewi' }, 'Budi Santoso')).toBe('Sari: ');
  expect(lastWriter({ ...last, sender_name: null, is_automatic: true }, undefined)).toBe(
    'Otomatis: ',
  );
  expect(lastWriter({ ...last, sender_name: null, is_own: false }, 'Budi')).toBe('');
});
