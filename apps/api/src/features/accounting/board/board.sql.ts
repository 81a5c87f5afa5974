import type { DifferenceReason } from '@marketplace/contract/accounting-words';
import { differenceReasons } from '@marketplace/contract/accounting-words';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { textFilter } from '../linking/items.sql.ts';

export type DifferenceRow = {
  id: string;
  reason: DifferenceReason;
  variant_id: string | null;
  document_id: string | null;
  ours: number | null;
  theirs: number | null;
  words: string | null;
  since: string;
  product_id: string | null;
  product_name: string | null;
  item_no: string | null;
  item_name: string | null;
  kind: 'INVOICE' | 'RETURN' | null;
  number: string | null;
  order_id: string | null;
  order_number: string | null;
  day: string | null;
  total: number | null;
  order_count: number | null;
};

export type Narrowed = {
  subject?: 'PRODUCT' | 'DOCUMENT' | undefined;
  reason?: DifferenceReason | undefined;
  query?: string | undefined;
};

const from = sql`accounting_differences d
  left join product_variants v on v.id = d.variant_id left join products p on p.id = v.product_id
  left join accounting_shelves s on s.store_id = d.store_id and s.variant_id = d.variant_id
  left join accounting_items i on i.store_id = d.store_id and i.item_no = s.item_no
  left join accounting_documents a on a.store_id = d.store_id and a.id = d.document_id
  left join orders o on o.store_id = d.store_id and o.id = a.order_id`;

const columns = sql`d.id, d.reason, d.variant_id, d.document_id, d.ours, d.theirs, d.words, d.since,
  p.id as product_id, trim(p.name || ' ' || v.name) as product_name, s.item_no, i.name as item_name,
  a.kind, a.number, a.order_id, o.order_number, a.day, a.total,
  (select count(*)::int from accounting_document_orders n where n.store_id = d.store_id
    and n.document_id = d.document_id) as order_count`;

const narrowed = (scope: StoreScope, { subject, reason, query }: Narrowed): Sql =>
  sql`${inScope(scope, sql`d.store_id`)}
    and (${subject ?? null}::text is null or (d.document_id is null) = (${subject ?? null}::text = 'PRODUCT'))
    and (${reason ?? null}::difference_reason is null or d.reason = ${reason ?? null}::difference_reason)
    and ${textFilter([sql`p.name`, sql`a.number`, sql`s.item_no`], query)}`;

export const pageOfDifferences = (
  db: Db,
  scope: StoreScope,
  filter: Narrowed,
  offset: number,
  limit: number,
): Promise<DifferenceRow[]> =>
  rowsOf<DifferenceRow>(
    db,
    sql`select ${columns} from ${from} where ${narrowed(scope, filter)}
        order by d.since, d.id limit ${limit}::int offset ${offset}::int`,
  );

export async function readDifference(
  db: Db,
  scope: StoreScope,
  id: string,
): Promise<DifferenceRow | undefined> {
  const [row] = await rowsOf<DifferenceRow>(
    db,
    sql`select ${columns} from ${from} where ${inScope(scope, sql`d.store_id`)} and d.id = ${id}`,
  );
  return row;
}

/** Up to so many: leafing ends there. */
export async function countDifferences(
  db: Db,
  scope: StoreScope,
  filter: Narrowed,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select d.id from ${from} where ${narrowed(scope, filter)} limit ${most}::int) n`,
  );
  return row?.count ?? 0;
}

export async function countReasons(
  db: Db,
  scope: StoreScope,
): Promise<Record<DifferenceReason, number>> {
  const rows = await rowsOf<{ reason: DifferenceReason; count: number }>(
    db,
    sql`select d.reason, count(*)::int as count from accounting_differences d
        where ${inScope(scope, sql`d.store_id`)} group by d.reason`,
  );
  const counts = Object.fromEntries(differenceReasons.map((reason) => [reason, 0])) as Record<
    DifferenceReason,
    number
  >;
  for (const { reason, count } of rows) counts[reason] = count;
  return counts;
}
