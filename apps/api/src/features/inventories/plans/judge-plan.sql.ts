import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A change of a price by more than this share asks again. */
const jump = sql`0.3`;
const mostPieces = sql`9999999`;
const mostRupiah = sql`999999999`;

/*
 * What belongs to a row is looked up in limited subqueries, and nothing of a plan in the plan itself: how many rows it has no planner
 * knows, and by the wrong index each look-up would read all of them. Other rows of a shelf are known by windows. What is judged is
 * settled before it is written, and written as if it were new: by its key each row is found whatever a planner thinks, while joined to
 * what was judged the whole plan may be read once for each of its rows.
 */

/** A row, what is there now, and by how many pieces it would change the shelf. */
const facts = (store: Sql, plan: Sql, isMeant: Sql) => sql`
  select r.place, r.read_reasons, r.price, r.cost_price, r.stock::bigint as stock, r.minimum_order, r.state,
    r.price_tiers, r.product_unit_id, r.variant_id, r.base_quantity, i.id as inventory_id, coalesce(r.seen_version, i.version) as version,
    r.seen_version <> i.version as is_overtaken,
    i.price as old_price, i.cost_price as old_cost_price, i.minimum_order as old_minimum_order,
    i.state as old_state, k.stock as old_pieces, k.reserved,
    case when r.price_tiers is null then t.price else (
      select max((e ->> 'price')::numeric) from jsonb_array_elements(r.price_tiers) e
    ) end as tier_price,
    case when r.price_tiers is not null then coalesce((
      select jsonb_agg(jsonb_build_object('min_qty', min_qty, 'price', price) order by min_qty)
      from inventory_price_tiers where store_id = ${store} and inventory_id = i.id
    ), '[]') end as old_tiers,
    case when r.base_quantity is null or r.stock is null then 0
      when r.counted_pieces is not null then r.counted_pieces - r.seen_pieces
      when k.stock is null then r.stock::bigint * r.base_quantity
      else (r.stock::bigint - coalesce(r.seen_pieces, k.stock) / r.base_quantity) * r.base_quantity end as wanted_change
  from inventory_plan_rows r
  left join lateral (
    select * from inventories where store_id = ${store} and product_unit_id = r.product_unit_id limit 1
  ) i on true
  left join lateral (
    select stock, reserved from stocks where store_id = ${store} and variant_id = r.variant_id limit 1
  ) k on true
  left join lateral (
    select max(price) as price from inventory_price_tiers where store_id = ${store} and inventory_id = i.id
  ) t on true
  where r.store_id = ${store} and r.plan_id = ${plan} and ${isMeant}`;

/** A price that a row would really set: one that is refused changes nothing. */
const isTaken = sql`s.read_reasons = '[]' and s.price between 1 and ${mostRupiah} and not coalesce(s.price <= s.tier_price, false)`;

/** A row that nothing of its own speaks against: a shelf is not counted through one that is refused. */
const isSound = sql`(s.same = 1 and not coalesce(s.is_overtaken, false) and s.read_reasons = '[]'
  and (s.price is null or ${isTaken}) and coalesce(s.cost_price between 1 and ${mostRupiah}, true)
  and coalesce(s.minimum_order between 1 and 9999999, true))`;

/** The units of a variant as the plan would have them: those of the store, and those it begins to sell. */
const unitsOf = (store: Sql) => sql`
  select o.product_unit_id as unit, pu.base_quantity as base, coalesce(w.price, o.price) as price,
    coalesce(w.state, o.state::text) as state
  from inventories o join product_units pu on pu.id = o.product_unit_id
  left join jsonb_to_recordset(f.planned) as w (unit bigint, price numeric, state text) on w.unit = o.product_unit_id
  where o.store_id = ${store} and o.variant_id = f.variant_id
  union all
  select w.unit, w.base, w.price, coalesce(w.state, 'ACTIVE')
  from jsonb_to_recordset(f.planned) as w (unit bigint, base int, price numeric, state text, is_new boolean)
  where w.is_new and w.price is not null`;

/** What a piece costs in the other units that are offered. */
const ladder = (store: Sql) => sql`
  select min(o.price::float8 / o.base) filter (where o.base < f.base_quantity) as smaller,
    max(o.price::float8 / o.base) filter (where o.base > f.base_quantity) as larger
  from (${unitsOf(store)}) o where o.unit <> f.product_unit_id and o.state = 'ACTIVE'`;

/**
 * A shelf is changed through one of its units, the smallest that asks for it and is not refused. Others may say what that comes to in
 * theirs, as a file of all units does; one that says something else contradicts it. Each row carries the plans of its
 * variant's units, so those that are named twice, or not known, are none of them: they may be as many as there are rows.
 */
const shelves = (from: Sql) => sql`
  select f.*, f.is_first and f.wanted_change <> 0 as is_counted,
    bool_or(f.wanted_change <> 0 and not f.is_first and f.is_sound and f.stock <> f.target / f.base_quantity)
      over (partition by f.variant_id) as is_contradicted
  from (
    select s.*, jsonb_agg(jsonb_build_object('unit', s.product_unit_id, 'base', s.base_quantity, 'state', s.state,
          'price', case when ${isTaken} then s.price end, 'is_new', s.inventory_id is null))
        filter (where s.same = 1) over (partition by s.variant_id) as planned,
      ${isSound} as is_sound, row_number() over shelf = 1 as is_first,
      first_value(coalesce(s.old_pieces, 0) + s.wanted_change) over shelf as target
    from (
      select s.*, count(*) over (partition by s.product_unit_id) as same from (${from}) s
    ) s
    window shelf as (partition by s.variant_id order by s.wanted_change = 0, not ${isSound}, s.base_quantity, s.place)
  ) f`;

const reason = (column: Sql, code: Sql, isSo: Sql) => sql`
  case when ${isSo} then jsonb_build_object('column', ${column}, 'code', ${code}) end`;

/** Tiers are wanted that are others than there are. */
const isTiered = sql`coalesce(f.price_tiers <> f.old_tiers, false)`;

const reasonsOf = sql`f.read_reasons || to_jsonb(array_remove(array[
  ${reason(sql`'product_unit_id'`, sql`'changed_since'`, sql`f.is_overtaken`)},
  ${reason(
    sql`'price'`,
    sql`'price_missing'`,
    sql`f.product_unit_id is not null and f.inventory_id is null and f.price is null
      and not f.read_reasons @> '[{"column": "price"}]'`,
  )},
  ${reason(sql`'price'`, sql`'price_out_of_range'`, sql`f.price not between 1 and ${mostRupiah}`)},
  ${reason(
    sql`'price'`,
    sql`'price_not_above_tiers'`,
    sql`(f.price is distinct from f.old_price and f.price is not null or ${isTiered})
      and coalesce(f.price, f.old_price) <= f.tier_price`,
  )},
  ${reason(
    sql`'cost_price'`,
    sql`'price_out_of_range'`,
    sql`f.cost_price not between 1 and ${mostRupiah}`,
  )},
  ${reason(
    sql`'minimum_order'`,
    sql`'minimum_out_of_range'`,
    sql`f.minimum_order not between 1 and 9999999`,
  )},
  ${reason(
    sql`'stock'`,
    sql`'stock_out_of_range'`,
    sql`f.stock not between 0 and 9999999
      or f.wanted_change > 0 and coalesce(f.old_pieces, 0) + f.wanted_change > ${mostPieces}`,
  )},
  ${reason(
    sql`'stock'`,
    sql`'below_reserved'`,
    sql`f.is_counted and f.wanted_change < 0 and f.old_pieces + f.wanted_change < f.reserved`,
  )},
  ${reason(
    sql`'stock'`,
    sql`'stock_known'`,
    sql`f.is_counted and f.inventory_id is null and f.old_pieces is not null`,
  )},
  ${reason(sql`'stock'`, sql`'shelf_twice'`, sql`f.wanted_change <> 0 and f.is_contradicted`)},
  ${reason(sql`'product_unit_id'`, sql`'twice'`, sql`f.product_unit_id is not null and f.same > 1`)}
], null))`;

const isChanged = sql`(
  f.price <> f.old_price or f.cost_price is not null and f.cost_price is distinct from f.old_cost_price
  or f.minimum_order <> f.old_minimum_order or f.state <> f.old_state or ${isTiered} or f.is_counted)`;

/** The lowest a listing may be had for by its tiers. */
const lowestOf = (tiers: Sql) =>
  sql`(select min((e ->> 'price')::numeric) from jsonb_array_elements(${tiers}) e)`;
const newLowest = lowestOf(sql`f.price_tiers`);
const oldLowest = lowestOf(sql`f.old_tiers`);

const guardsOf = sql`array_remove(array[
  case when abs(f.price - f.old_price) > f.old_price * ${jump}
    or ${isTiered} and abs(${newLowest} - ${oldLowest}) > ${oldLowest} * ${jump} then 'PRICE_JUMP' end,
  case when coalesce(f.cost_price, f.old_cost_price) > coalesce(f.price, f.old_price)
    and (f.price is distinct from f.old_price or f.cost_price is distinct from f.old_cost_price)
    and (f.price is not null or f.cost_price is not null)
    or ${isTiered} and coalesce(f.cost_price, f.old_cost_price) > ${newLowest} then 'BELOW_COST' end,
  case when (f.price is distinct from f.old_price and f.price is not null or f.state = 'ACTIVE' and f.old_state <> 'ACTIVE')
    and (coalesce(f.price, f.old_price) / f.base_quantity > f.smaller
      or coalesce(f.price, f.old_price) / f.base_quantity < f.larger)
    then 'LADDER_INVERSION' end
], null)`;

/** Judges the rows of a plan, or those of some products and the one in a place, against what the store has now. */
export async function judgePlan(
  db: Db,
  { store_id }: OneStore,
  plan_id: string,
  some?: { product_ids: readonly string[]; place: number },
): Promise<void> {
  const [store, plan] = [sql`${store_id}::bigint`, sql`${plan_id}::uuid`];
  const isMeant = some
    ? sql`(r.product_id = any(${some.product_ids}::bigint[]) or r.place = ${some.place}::int)`
    : sql`true`;
  await rowsOf(
    db,
    sql`with j as materialized (
          select g.*, case
            when jsonb_array_length(g.reasons) > 0 or g.product_unit_id is null then 'REFUSED'
            when g.inventory_id is null then 'NEW'
            when g.is_changed then 'CHANGED'
            else 'UNCHANGED' end::inventory_plan_verdict as verdict
          from (
            select f.*, ${reasonsOf} as reasons, ${guardsOf} as guards, ${isChanged} as is_changed
            from (
              select f.*, l.smaller, l.larger from (${shelves(facts(store, plan, isMeant))}) f
              left join lateral (${ladder(store)}) l on true
            ) f
          ) g
        )
        insert into inventory_plan_rows (store_id, plan_id, place, inventory_id, version, old_price, old_cost_price,
          old_pieces, reserved, old_minimum_order, old_state, old_tiers, smaller_piece_price, reasons, stock_change, verdict, guards)
        select ${store}, ${plan}, j.place, j.inventory_id, j.version, j.old_price, j.old_cost_price,
          j.old_pieces, j.reserved, j.old_minimum_order, j.old_state, j.old_tiers, j.smaller, j.reasons,
          case when j.is_counted and j.verdict in ('NEW', 'CHANGED') then j.wanted_change else 0 end, j.verdict,
          case when j.verdict in ('NEW', 'CHANGED') then j.guards else '{}' end
        from j
        on conflict (store_id, plan_id, place) do update set inventory_id = excluded.inventory_id,
          version = excluded.version, old_price = excluded.old_price, old_cost_price = excluded.old_cost_price,
          old_pieces = excluded.old_pieces, reserved = excluded.reserved,
          old_minimum_order = excluded.old_minimum_order, old_state = excluded.old_state,
          old_tiers = excluded.old_tiers, smaller_piece_price = excluded.smaller_piece_price,
          reasons = excluded.reasons, stock_change = excluded.stock_change, verdict = excluded.verdict,
          guards = excluded.guards`,
  );
}

/** Counted once, when something of it has changed. */
export async function countPlan(db: Db, { store_id }: OneStore, plan_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update inventory_plans p set counts = c.counts
        from (
          select jsonb_build_object(
            'verdicts', jsonb_build_object(
              'NEW', count(*) filter (where verdict = 'NEW'),
              'CHANGED', count(*) filter (where verdict = 'CHANGED'),
              'UNCHANGED', count(*) filter (where verdict = 'UNCHANGED'),
              'REFUSED', count(*) filter (where verdict = 'REFUSED')),
            'guards', jsonb_build_object(
              'PRICE_JUMP', count(*) filter (where 'PRICE_JUMP' = any(guards)),
              'BELOW_COST', count(*) filter (where 'BELOW_COST' = any(guards)),
              'LADDER_INVERSION', count(*) filter (where 'LADDER_INVERSION' = any(guards))),
            'outcomes', jsonb_build_object(
              'APPLIED', count(*) filter (where outcome = 'APPLIED'),
              'SKIPPED', count(*) filter (where outcome = 'SKIPPED'),
              'UNDONE', count(*) filter (where outcome = 'UNDONE'),
              'KEPT', count(*) filter (where outcome = 'KEPT'))) as counts
          from inventory_plan_rows
          where store_id = ${store_id}::bigint and plan_id = ${plan_id}::uuid
        ) c
        where p.store_id = ${store_id}::bigint and p.id = ${plan_id}::uuid`,
  );
}
