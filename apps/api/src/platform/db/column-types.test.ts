import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { isoInstant } from './column-types.ts';
import type { Database } from './handle.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('gives ids as strings, amounts as numbers and times as ISO strings, on either database', async () => {
  const { rows } = await sql`
    select 9223372036854775807::bigint as id, 999999999999999::numeric(15, 0) as amount,
      '2026-08-17 10:00:00.5+07'::timestamptz as half, '2026-08-17 03:00:00Z'::timestamptz as whole,
      '2026-08-17 10:00:30'::timestamp as local,
      '{1,22}'::bigint[] as ids, null::bigint as missing, 7::int as quantity, true as flag,
      '{"a": [1]}'::jsonb as data`.execute(database.db);
  expect(rows).toEqual([
    {
      id: '9223372036854775807',
      amount: 999_999_999_999_999,
      half: '2026-08-17T03:00:00.500Z',
      whole: '2026-08-17T03:00:00.000Z',
      local: '2026-08-17T10:00',
      ids: ['1', '22'],
      missing: null,
      quantity: 7,
      flag: true,
      data: { a: [1] },
    },
  ]);
});

it.each(['2026-08-17 10:00:00+07', '2026-08-17 10:00:00', '0044-03-15 00:00:00+00 BC', 'infinity'])(
  'refuses %s, which would be another moment without its offset',
  (text) => expect(() => isoInstant(text)).toThrow(text),
);

it('takes the same values back, and arrays written as text', async () => {
  const { rows } = await sql<Record<string, boolean>>`
    select ${'5'}::bigint = 5 as id, ${12}::numeric = 12 as amount,
      ${'2026-08-17T03:00:00.000Z'}::timestamptz = '2026-08-17 10:00+07' as instant,
      3 = any(${'{1,2,3}'}::bigint[]) as written, 3 = any(${['1', '3']}::bigint[]) as list,
      'NEW' = any(${['NEW']}::fulfilment_status[]) as status`.execute(database.db);
  expect(Object.values(rows[0] ?? {})).toEqual([true, true, true, true, true, true]);
});
