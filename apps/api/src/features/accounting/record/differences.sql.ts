import type { DifferenceReason } from '@marketplace/contract/accounting-words';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type NewDifference = {
  reason: DifferenceReason;
  ours?: number | null;
  theirs?: number | null;
  words?: string | null;
} & ({ variant_id: string } | { document_id: string });

const keyOf = (of: { variant_id: string } | { document_id: string }) =>
  'variant_id' in of ? `P${of.variant_id}` : `D${of.document_id}`;

/** One for each product and document; the same again keeps since when it is so. */
export async function writeDifferences(
  db: Tx,
  { store_id }: OneStore,
  differences: readonly NewDifference[],
): Promise<void> {
  if (differences.length === 0) return;
  const rows = differences.map((each) => ({ ...each, id: keyOf(each) }));
  await rowsOf(
    db,
    sql`insert into accounting_differences as d (store_id, id, reason, variant_id, document_id, ours, theirs, words)
        select ${store_id}::bigint, n.id, n.reason::difference_reason, n.variant_id, n.document_id, n.ours, n.theirs, n.words
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, reason text, variant_id bigint,
          document_id bigint, ours int, theirs int, words text)
        order by n.id
        on conflict (store_id, id) do update set reason = excluded.reason, ours = excluded.ours,
          theirs = excluded.theirs, words = excluded.words,
          since = case when d.reason = excluded.reason then d.since else excluded.since end`,
  );
}

export async function endDifferences(
  db: Tx,
  { store_id }: OneStore,
  ended: readonly ({ variant_id: string } | { document_id: string })[],
): Promise<void> {
  if (ended.length === 0) return;
  await rowsOf(
    db,
    sql`delete from accounting_differences
        where store_id = ${store_id}::bigint and id = any(${ended.map(keyOf)}::text[])`,
  );
}

/** Both hold the same by now; that a link is no longer what it was is another matter. */
export async function endStockDifferences(
  db: Tx,
  { store_id }: OneStore,
  variant_ids: readonly string[],
): Promise<void> {
  if (variant_ids.length === 0) return;
  await rowsOf(
    db,
    sql`delete from accounting_differences
        where store_id = ${store_id}::bigint and document_id is null
          and variant_id = any(${variant_ids}::bigint[])
          and reason in ('CHANGED_THERE', 'CHANGED_HERE', 'CHANGED_BOTH', 'REFUSED')`,
  );
}
