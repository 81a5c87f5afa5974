import type { InventoryChange } from '@marketplace/contract/inventory-list';
import { asJson } from '../../../platform/db/as-json.ts';
import { isoInstant } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { depth, limits } from '../../../platform/db/page-limits.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { seesCosts } from '../costs.ts';

export type LogQuery = {
  store_id: string;
  inventory_id?: string | undefined;
  product_id?: string | undefined;
  uom_id?: string | undefined;
  page: number;
  page_size: number;
};

/** The listings whose log it is. */
function listed(scope: StoreScope, { store_id, inventory_id, product_id, uom_id }: LogQuery): Sql {
  const conditions = [
    sql`i.store_id = ${store_id}::bigint`,
    inScope(scope, sql`i.store_id`),
    ...(inventory_id ? [sql`i.id = ${inventory_id}::bigint`] : []),
    ...(product_id ? [sql`i.product_id = ${product_id}::bigint`] : []),
    ...(uom_id ? [sql`pu.uom_id = ${uom_id}::bigint`] : []),
  ];
  return sql`
    select i.store_id, i.id, i.variant_id, v.name as variant_name,
      (select name from uoms where id = pu.uom_id) as uom_name
    from inventories i join product_units pu on pu.id = i.product_unit_id
    join product_variants v on v.id = i.variant_id
    where ${joined(conditions, ' and ')}`;
}

const changes = (store_id: Sql, isSeen: Sql, cut: Sql) => sql`
  select 'c' || c.id as id, l.id as inventory_id, l.variant_id, l.variant_name, l.uom_name,
    c.kind::text, c.source::text, c.before, c.after, '' as note, null::bigint as order_id, c.user_id,
    c.created_at, c.id as number
  from listed l cross join lateral (
    select * from inventory_changes c
    where c.store_id = ${store_id} and c.inventory_id = l.id and ${isSeen} order by c.id desc ${cut}
  ) c`;

/** What goods cost is not told to everybody. */
const isSeenBy = (scope: StoreScope, { store_id }: LogQuery): Sql =>
  seesCosts(scope, store_id) ? sql`true` : sql`c.kind <> 'COST_PRICE'`;

const stockMoves = (store_id: Sql, cut: Sql) => sql`
  select 's' || g.id as id, null::bigint as inventory_id, l.variant_id, l.variant_name,
    null as uom_name, 'STOCK' as kind, case
      when g.reason in ('SHIPMENT', 'RETURN') then 'ORDER'
      when g.reason in ('IMPORT', 'ACCOUNTING') then g.reason::text
      else coalesce(g.source::text, 'SCREEN')
    end as source, to_jsonb(g.stock_after - g.change) as before, to_jsonb(g.stock_after) as after,
    coalesce(g.note, '') as note, g.order_id, g.user_id, g.created_at, g.id as number
  from (select distinct store_id, variant_id, variant_name from listed) l cross join lateral (
    select * from stock_ledger g
    where g.store_id = ${store_id} and g.variant_id = l.variant_id order by g.id desc ${cut}
  ) g`;

/** Undefined where there is no such listing. Each kind is read as deep as the page is, and the page cut from both. */
export async function readLog(
  db: Db,
  scope: StoreScope,
  query: LogQuery,
): Promise<InventoryChange[] | undefined> {
  const store_id = sql`${query.store_id}::bigint`;
  const newest = sql`order by e.created_at desc, e.kind = 'STOCK', e.number desc`;
  const page = sql`
    select e.id, e.inventory_id::text, e.variant_id::text, e.variant_name, e.uom_name, e.kind,
      e.source, e.before, e.after, e.note, e.order_id::text,
      (select order_number from orders o
        where o.store_id = ${store_id} and o.id = e.order_id) as order_number,
      (select name from users where id = e.user_id) as user_name, e.created_at
    from (
      select * from (${changes(store_id, isSeenBy(scope, query), depth(query))} union all ${stockMoves(store_id, depth(query))}) e
      ${newest} ${limits(query)}
    ) e ${newest}`;
  const [row] = await rowsOf<{ is_there: boolean; data: InventoryChange[] | null }>(
    db,
    sql`with listed as materialized (${listed(scope, query)})
        select exists (select from listed) as is_there, ${asJson(page)} as data`,
  );
  if (!row?.is_there) return undefined;
  return (row.data ?? []).map((each) => ({ ...each, created_at: isoInstant(each.created_at) }));
}

/** Counted no further than `most`. */
export async function countLog(
  db: Db,
  scope: StoreScope,
  query: LogQuery,
  most: number,
): Promise<number> {
  const store_id = sql`${query.store_id}::bigint`;
  const limit = sql`limit ${integer(most)}`;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`with listed as materialized (${listed(scope, query)})
        select count(*)::int as count from (
          select 1 from (
            select number from (${changes(store_id, isSeenBy(scope, query), limit)}) c union all select number from (${stockMoves(store_id, limit)}) g
          ) e ${limit}
        ) as counted`,
  );
  return row?.count ?? 0;
}
