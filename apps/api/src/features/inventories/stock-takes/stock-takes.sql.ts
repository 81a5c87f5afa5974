import type { JudgeBody, JudgedCount } from '@marketplace/contract/stock-takes';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Counts = JudgeBody['counts'];
type Handed = { take_id: string; name: string; user_id: string; payload_hash: string };

export async function insertStockTake(
  db: Tx,
  { store_id }: OneStore,
  { take_id, name, user_id, payload_hash }: Handed,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into inventory_plans (store_id, id, source, user_id, file_name, payload_hash)
        values (${store_id}::bigint, ${take_id}::uuid, 'STOCK_TAKE', ${user_id}::bigint, nullif(${name}, ''),
          ${payload_hash})`,
  );
}

/** Whether the plan of this id is this session, handed in before by the same person. */
export async function isSameTake(
  db: Tx,
  { store_id }: OneStore,
  { take_id, user_id, payload_hash }: Omit<Handed, 'name'>,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from inventory_plans where store_id = ${store_id}::bigint and id = ${take_id}::uuid
          and user_id = ${user_id}::bigint and payload_hash = ${payload_hash}`,
  );
  return rows.length > 0;
}

/** So many moves of a shelf are looked through; behind a shelf that has more it is to be counted again. */
const movesLookedAt = sql`2000`;

/**
 * What was counted is the difference to what the device had been told. A device without a signal may have been told long
 * before it counted: what orders took in between had left the shelf by then, and is no difference. What they took since
 * stays taken. Both are told by lines of the ledger behind the one that was the last then; when it was counted is that
 * moment of the server and the time that has passed on the device since, so no clock of a device decides. If somebody else has
 * counted the shelf behind that line, both would be applied, so this one is refused; so is one that was counted in two
 * places while orders moved the goods.
 */
const judged = ({ store_id }: OneStore, counts: Counts): Sql => sql`
  select c.place, c.inventory_id as asked_id, i.*, coalesce(c.counted - c.seen - m.moved, 0) as change,
    case when i.id is null then 'product_unknown' when m.is_counted then 'counted_meanwhile'
      when m.is_moving then 'moved_while_counted' end as reason
  from jsonb_to_recordset(${JSON.stringify(counts.map((count, index) => ({ place: index + 1, ...count })))}::jsonb)
    as c (place int, inventory_id bigint, counted int, seen int, mark bigint, told_at timestamptz,
      counted_after bigint, added_after bigint)
  left join lateral (
    select o.id, o.product_unit_id, o.variant_id, u.base_quantity, v.product_id, k.stock, k.reserved, (
        select l.id from stock_ledger l where l.store_id = ${store_id}::bigint and l.variant_id = o.variant_id
        order by l.id desc limit 1
      ) as last_ledger_id
    from inventories o
    join product_units u on u.id = o.product_unit_id
    join product_variants v on v.id = o.variant_id
    join stocks k on k.store_id = o.store_id and k.variant_id = o.variant_id
    where o.store_id = ${store_id}::bigint and k.store_id = ${store_id}::bigint and o.id = c.inventory_id
    limit 1
  ) i on true
  cross join lateral (
    select c.told_at + c.counted_after * interval '1 ms' as counted_at,
      c.told_at + coalesce(c.added_after, c.counted_after) * interval '1 ms' as added_at
  ) t
  left join lateral (
    select coalesce(sum(g.change) filter (where g.created_at <= t.counted_at), 0)::int as moved,
      coalesce(bool_or(not g.is_order), false) or count(*) >= ${movesLookedAt} as is_counted,
      coalesce(bool_or(g.created_at > t.counted_at and g.created_at <= t.added_at), false) as is_moving
    from (
      select change, created_at, reason in ('SHIPMENT', 'RETURN') as is_order from stock_ledger
      where store_id = ${store_id}::bigint and variant_id = i.variant_id and id > coalesce(c.mark, 0)
      order by id desc limit ${movesLookedAt}
    ) g
  ) m on true`;

/** What counts would change at this moment. */
export const judgeCounts = (db: Db, store: OneStore, counts: Counts): Promise<JudgedCount[]> =>
  rowsOf<JudgedCount>(
    db,
    sql`select j.asked_id as inventory_id, j.stock as stock_pieces, j.change, coalesce(j.reason,
          case when j.change < 0 and j.stock + j.change < j.reserved then 'below_reserved' end) as reason
        from (${judged(store, counts)}) j order by j.place`,
  );

export async function stageCounts(
  db: Tx,
  store: OneStore,
  take_id: string,
  counts: Counts,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into inventory_plan_rows (store_id, plan_id, place, read_reasons, stock, counted_pieces, seen_pieces,
          seen_ledger_id, product_unit_id, product_id, variant_id, base_quantity)
        select ${store.store_id}::bigint, ${take_id}::uuid, j.place,
          case when j.reason is null then '[]' else jsonb_build_array(jsonb_build_object(
            'column', case when j.id is null then 'product_unit_id' else 'stock' end, 'code', j.reason)) end,
          (j.stock + j.change) / j.base_quantity, j.stock + j.change, j.stock, j.last_ledger_id, j.product_unit_id,
          j.product_id, j.variant_id, j.base_quantity
        from (${judged(store, counts)}) j`,
  );
}

/** Whether every change is the one that was looked at: by places, for those that are not refused. */
export async function isAsLookedAt(
  db: Tx,
  { store_id }: OneStore,
  take_id: string,
  looked_at: readonly number[],
): Promise<boolean> {
  const others = await rowsOf(
    db,
    sql`select from inventory_plan_rows r
        join unnest(${looked_at}::int[]) with ordinality as w (change, place) on w.place = r.place
        where r.store_id = ${store_id}::bigint and r.plan_id = ${take_id}::uuid and r.verdict <> 'REFUSED'
          and r.stock_change <> w.change
        limit 1`,
  );
  return others.length === 0;
}
