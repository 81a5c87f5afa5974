import type { VoucherRow } from '@marketplace/contract/voucher';
import type { VoucherTab } from '@marketplace/contract/voucher-words';
import type { VoucherListQuery } from '@marketplace/contract/vouchers';
import { countedUpTo } from '../../platform/bounded-count.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { hasWords } from '../../platform/db/search-words.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { isEnded, voucherColumns, voucherJoins } from './voucher-rows.sql.ts';

/** What has not ended is little, and has an index of its own; of what has, few that have not stand before it. */
const tabs: Record<VoucherTab, Sql> = {
  CURRENT: sql`v.ended_at is null and (v.ends_at is null or v.ends_at > now())`,
  ENDED: isEnded,
};

const newestFirst = (of: Sql) => sql`${of}.created_at desc, ${of}.id desc`;

const conditions = (store: Sql, tab: VoucherTab, { kind, query }: VoucherListQuery): Sql =>
  joined(
    [
      store,
      tabs[tab],
      ...(kind ? [sql`v.kind = ${kind}::voucher_kind`] : []),
      ...hasWords(sql`v.search_text`, query),
    ],
    ' and ',
  );

/** Each store has an index that gives the order: each is walked as deep as the page is, and the page cut from those. */
export function readVouchers(
  db: Db,
  scope: StoreScope,
  query: VoucherListQuery,
): Promise<VoucherRow[]> {
  const behind = (query.page - 1) * query.page_size;
  const depth = integer(behind + query.page_size);
  const [only, ...others] = scope.store_ids;
  const walk = (store: Sql) => sql`
    (select v.store_id, v.id, v.created_at from vouchers v where ${conditions(store, query.tab, query)}
      order by ${newestFirst(sql`v`)} limit ${depth})`;
  const from =
    others.length === 0
      ? sql`${walk(sql`v.store_id = ${only}::bigint`)} e`
      : sql`unnest(${scope.store_id_array}::bigint[]) as t (store_id)
          cross join lateral ${walk(sql`v.store_id = t.store_id`)} e`;
  return rowsOf<VoucherRow>(
    db,
    sql`select ${voucherColumns}
        from (select e.store_id, e.id from ${from} order by ${newestFirst(sql`e`)}
          limit ${integer(query.page_size)} offset ${integer(behind)}) w
        join vouchers v on v.store_id = w.store_id and v.id = w.id
        ${voucherJoins}
        order by ${newestFirst(sql`v`)}`,
  );
}

/** Each counted one beyond the cap at most. */
export async function countVouchers(
  db: Db,
  scope: StoreScope,
  query: VoucherListQuery,
): Promise<Record<VoucherTab, number>> {
  const count = (tab: VoucherTab) => sql`(
    select count(*)::int from (
      select from vouchers v where ${conditions(inScope(scope, sql`v.store_id`), tab, query)}
      limit ${integer(countedUpTo + 1)}) x)`;
  const [row] = await rowsOf<Record<VoucherTab, number>>(
    db,
    sql`select ${count('CURRENT')} as "CURRENT", ${count('ENDED')} as "ENDED"`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}
