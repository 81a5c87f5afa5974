import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import { type Sql, sql } from './db/sql.ts';
import { fail } from './failure.ts';

type Numbered = { page: number; page_size: number };

/** A page by its number, of so many rows (`paged` of the contract). */
export const numberedPage = <Row, Total extends { total_data: number }>(
  { page, page_size }: Numbered,
  data: Row[],
  total: Total,
) => ({ data, page, ...total, total_page: Math.ceil(total.total_data / page_size) });

type Key = [string, ...string[]];
type Followed<Row> = { data: Row[]; next: string | null };

/**
 * The rest of a list behind the place that a page before ended at (`followed` of the contract). `key` says what the
 * columns look like that the list is sorted by, the last of them unique; `read` answers with up to `limit` rows behind
 * a key. One more than asked for is read, so that the last page knows that it is.
 */
export async function followingPage<Row, K extends Key>(
  { after, page_size }: Following,
  key: z.ZodType<K>,
  read: (behind: NoInfer<K> | undefined, limit: number) => Promise<Row[]>,
  keyOf: (row: NoInfer<Row>) => NoInfer<K>,
): Promise<Followed<Row>> {
  const rows = await read(after === undefined ? undefined : keyIn(after, key), page_size + 1);
  const data = rows.slice(0, page_size);
  const last = data.at(-1);
  return { data, next: last && rows.length > page_size ? placeOf(keyOf(last)) : null };
}

/** Written so that nobody takes it for something to build on. */
const placeOf = (key: Key) => Buffer.from(JSON.stringify(key)).toString('base64url');

function keyIn<K extends Key>(place: string, key: z.ZodType<K>): K {
  const read = key.safeParse(parsed(Buffer.from(place, 'base64url').toString()));
  return read.success ? read.data : fail('validation_failed', { after: 'invalid' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All of a list, page after page. */
export async function everyRow<Row>(
  list: (query: Following) => Promise<Followed<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const { data, next } = await list({ after, page_size: 100 });
    rows.push(...data);
    after = next ?? undefined;
  } while (after);
  return rows;
}

/** A moment as part of a key: instants on the wire end at the millisecond, and two rows may share one. */
export const microseconds = (column: Sql) => sql`(extract(epoch from ${column}) * 1000000)::bigint`;
export const atMicroseconds = (value: string) =>
  // Apart: times a bigint an interval is counted as a float, which has no microseconds in far years.
  sql`('epoch'::timestamptz + ${value}::bigint / 1000000 * interval '1 second'
    + ${value}::bigint % 1000000 * interval '1 microsecond')`;
/** Every moment up to the year 9999. */
export const momentKey = z.string().regex(/^\d{1,18}$/);

/** A name as part of a key: the one sign that the database does not take is refused. */
export const textKey = z.string().refine((text) => !text.includes('\0'));

/** A text of any length as part of a key. */
export const digest = (column: Sql) => sql`md5(${column})`;
export const digestKey = z.string().regex(/^[0-9a-f]{32}$/);
