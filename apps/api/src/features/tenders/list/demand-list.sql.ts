import type { SeenEvents } from '@marketplace/contract/seen-events';
import type { DemandCounts, DemandListQuery } from '@marketplace/contract/tender-offering-lists';
import type { DemandSort, DemandState } from '@marketplace/contract/tender-words';
import { demandStates } from '@marketplace/contract/tender-words';
import { countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope, lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { hasWords } from '../../../platform/db/search-words.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { placesInScope, type SeenInJson, toSeen } from '../../../platform/events/seen-events.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { demandCountsOf, sumOfDemands } from '../record/demand-counters.sql.ts';
import { type DemandRecord, demandColumns, demandJoins } from '../record/demand-rows.sql.ts';

const orders: Record<DemandSort, { column: Sql; order: (of: Sql) => Sql }> = {
  closing_soon: {
    column: sql`closes_at`,
    order: (of) => sql`${of}.closes_at, ${of}.tender_id desc`,
  },
  newest: {
    column: sql`fitted_at`,
    order: (of) => sql`${of}.fitted_at desc, ${of}.tender_id desc`,
  },
  highest_value: { column: sql`value`, order: (of) => sql`${of}.value desc, ${of}.tender_id desc` },
  nearest: {
    column: sql`distance_km`,
    order: (of) => sql`${of}.distance_km, ${of}.tender_id desc`,
  },
  most_served: {
    column: sql`served_count`,
    order: (of) => sql`${of}.served_count desc, ${of}.tender_id desc`,
  },
};

const filters = (query: DemandListQuery): Sql[] => [
  ...(query.city_id ? [sql`f.city_id = any(${query.city_id}::bigint[])`] : []),
  ...(query.category_id ? [sql`f.category_ids && ${query.category_id}::bigint[]`] : []),
  ...(query.serves_all ? [sql`f.served_count = f.item_count`] : []),
  ...(query.needed_by ? [sql`f.needed_by <= ${query.needed_by}::date`] : []),
  ...hasWords(sql`f.search_text`, query.query),
];

const conditionsOf = (store: Sql, states: readonly DemandState[], query: DemandListQuery): Sql =>
  joined(
    [
      store,
      // One state is an equality, so that an index that begins with it also gives the order.
      states.length === 1
        ? sql`f.state = ${states[0]}::demand_state`
        : sql`f.state = any(${states}::demand_state[])`,
      ...filters(query),
    ],
    ' and ',
  );

const statesOf = ({ state }: DemandListQuery): readonly DemandState[] =>
  state && state.length > 0 ? state : demandStates;

/** Each store and state has an index that gives the order: each is walked as deep as the page is, and the page cut from those. */
export function readDemandPage(
  db: Db,
  scope: StoreScope,
  query: DemandListQuery,
): Promise<DemandRecord[]> {
  const { column, order } = orders[query.sort];
  const behind = (query.page - 1) * query.page_size;
  const depth = integer(behind + query.page_size);
  const columns = sql`f.store_id, f.tender_id, f.${column}`;
  const walk = (store: Sql) => (state: DemandState) =>
    sql`(select ${columns} from tender_fits f where ${conditionsOf(store, [state], query)}
         order by ${order(sql`f`)} limit ${depth})`;
  const [only, ...others] = scope.store_ids;
  const each = statesOf(query).map(
    walk(others.length === 0 ? sql`f.store_id = ${only}::bigint` : sql`f.store_id = t.store_id`),
  );
  const found = joined(each, ' union all ');
  const from =
    others.length === 0
      ? sql`(${found}) e`
      : sql`unnest(${scope.store_id_array}::bigint[]) as t (store_id) cross join lateral (${found}) e`;
  const own = others.length === 0 ? sql`${only}::bigint` : sql`f.store_id`;
  return rowsOf<DemandRecord>(
    db,
    sql`select ${demandColumns}
        from (select e.store_id, e.tender_id from ${from} order by ${order(sql`e`)}
          limit ${integer(query.page_size)} offset ${integer(behind)}) w
        join tender_fits f on f.store_id = w.store_id and f.tender_id = w.tender_id
        ${demandJoins(own)} order by ${order(sql`f`)}`,
  );
}

/** Counted one beyond the cap at most. */
export async function countDemands(
  db: Db,
  scope: StoreScope,
  query: DemandListQuery,
): Promise<number> {
  const conditions = conditionsOf(inScope(scope, sql`f.store_id`), statesOf(query), query);
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from tender_fits f where ${conditions} limit ${integer(countedUpTo + 1)}) c`,
  );
  return row?.count ?? 0;
}

/** Which events the counts and the rows read after them hold for certain. */
export async function readDemandCounts(
  db: Db,
  { store_id_array }: StoreScope,
): Promise<{ counts: DemandCounts; seen: SeenEvents }> {
  const [row] = await rowsOf<{ seen: SeenInJson; counts: number[] }>(
    db,
    sql`with scope as materialized (select ${store_id_array}::bigint[] as ids)
        select json_build_object('at', now(), 'places', e.places) as seen, k.counts
        from (select ${sumOfDemands} as counts from tender_counters where ${lookedUpInScope(sql`store_id`)}) k
        cross join (${placesInScope}) e`,
  );
  if (!row) throw new Error('no row of one');
  return { counts: demandCountsOf(row.counts), seen: toSeen(row.seen) };
}

type Waiting = { countered: number; next_closes_at: string | null };

export async function readWaiting(db: Db, scope: StoreScope): Promise<Waiting> {
  const [row] = await rowsOf<Waiting>(
    db,
    sql`select (select count(*)::int from tender_offers o where ${inScope(scope, sql`o.store_id`)}
            and o.is_standing and o.waits_for = 'SELLER') as countered,
          (select min(n.closes_at) from unnest(${scope.store_id_array}::bigint[]) as t (store_id)
            cross join lateral (select f.closes_at from tender_fits f
              where f.store_id = t.store_id and f.state = 'OPEN' and f.closes_at > now()
              order by f.closes_at limit 1) n) as next_closes_at`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}
