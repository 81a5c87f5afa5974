import { type LossCause, lossCauses } from '@marketplace/contract/loss-causes';
import type { LostProduct } from '@marketplace/contract/order-loss';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

type Period = { days: number; cause?: LossCause | undefined };

const today = sql`(now() at time zone c.time_zone)::date`;

/**
 * Rows `t` of so many days up to today, by the clock of each store. The day of the server, and two more for stores that are ahead or behind, is
 * what the index is asked for.
 */
const ofDays = (scope: StoreScope, days: number): Sql => sql`
  from order_losses t join stores s on s.id = t.store_id join cities c on c.id = s.city_id
  where ${inScope(scope, sql`t.store_id`)} and t.day >= current_date - ${integer(days)} - 1
    and t.day > ${today} - ${integer(days)}`;

const isIn = ({ days }: Period) => sql`t.day > ${today} - ${integer(days)}`;

export type LossSum = {
  store_id: string;
  store_name: string;
  cause: string;
  orders: number;
  amount: number;
  before_orders: number;
  before_amount: number;
};

/** By store and cause: a distributed database groups several stores in one way at a time. */
export const sumLosses = (db: Db, scope: StoreScope, period: Period): Promise<LossSum[]> => {
  const sum = (column: Sql, when: Sql) => sql`coalesce(sum(${column}) filter (where ${when}), 0)`;
  const [isNow, isBefore] = [isIn(period), sql`not (${isIn(period)})`];
  return rowsOf<LossSum>(
    db,
    sql`select t.store_id::text, min(s.name) as store_name, t.cause,
          ${sum(sql`t.orders`, isNow)}::int as orders, ${sum(sql`t.amount`, isNow)} as amount,
          ${sum(sql`t.orders`, isBefore)}::int as before_orders, ${sum(sql`t.amount`, isBefore)} as before_amount
        ${ofDays(scope, 2 * period.days)} and t.variant_id = 0
        group by t.store_id, t.cause`,
  );
};

/** The days that are meant, from the first store that has them to the last. */
export async function readDays(db: Db, scope: StoreScope, { days }: Period) {
  const [row] = await rowsOf<{ date_from: string; date_to: string }>(
    db,
    sql`select (min(${today}) - ${integer(days - 1)})::text as date_from, max(${today})::text as date_to
        from stores s join cities c on c.id = s.city_id where ${inScope(scope, sql`s.id`)}`,
  );
  return row ?? { date_from: '', date_to: '' };
}

/** Since a rejection may say what an older program called otherwise. */
const knownCause = (column: Sql) =>
  sql`case when ${column} = any(${[...lossCauses]}::text[]) then ${column} else 'other' end`;

const byCause = (scope: StoreScope, period: Period) => sql`
  select t.store_id, t.variant_id, ${knownCause(sql`t.cause`)} as cause, sum(t.orders)::int as orders,
    sum(t.quantity) as quantity, sum(t.amount) as amount
  ${ofDays(scope, period.days)} and t.variant_id > 0 and t.amount > 0
  ${period.cause ? sql`and ${knownCause(sql`t.cause`)} = ${period.cause}` : sql``}
  group by 1, 2, 3`;

const named = (rows: Sql) => sql`
  select g.store_id::text, s.name as store_name, g.variant_id::text, coalesce(trim(p.name || ' ' || v.name), '') as product_name,
    g.quantity::float8, g.orders, g.amount, g.cause
  from (${rows}) g join stores s on s.id = g.store_id left join product_variants v on v.id = g.variant_id
  left join products p on p.id = v.product_id`;

/** Those that most was lost of, with what most of each was lost by. */
export const readLostProducts = (
  db: Db,
  scope: StoreScope,
  period: Period,
  most: number,
): Promise<LossRow[]> =>
  rowsOf<LossRow>(
    db,
    sql`${named(
      sql`select store_id, variant_id, sum(orders)::int as orders, sum(quantity) as quantity, sum(amount) as amount,
            (array_agg(cause order by amount desc, cause))[1] as cause
          from (${byCause(scope, period)}) x group by 1, 2
          order by amount desc, store_id, variant_id limit ${integer(most)}`,
    )}
    order by g.amount desc, g.store_id, g.variant_id`,
  );

type Listing = { store_id: string; variant_id: string; inventory_id: string };

/** A listing of each, asked for by itself: a distributed database joins none to rows that it has cut off. */
export const readListings = (db: Db, goods: readonly Pick<LossRow, 'store_id' | 'variant_id'>[]) =>
  rowsOf<Listing>(
    db,
    sql`select i.store_id::text, i.variant_id::text, min(i.id)::text as inventory_id from inventories i
        where i.store_id = any(${[...new Set(goods.map(({ store_id }) => store_id))]}::bigint[])
          and i.variant_id = any(${goods.map(({ variant_id }) => variant_id)}::bigint[])
        group by i.store_id, i.variant_id`,
  );

export type LossRow = Omit<LostProduct, 'inventory_id'> & { orders: number };

/** Every product and cause, for a file. */
export const readLossRows = (
  db: Db,
  scope: StoreScope,
  period: Period,
  most: number,
): Promise<LossRow[]> =>
  rowsOf<LossRow>(
    db,
    sql`${named(
      sql`${byCause(scope, period)} order by amount desc, store_id, variant_id, cause limit ${integer(most)}`,
    )}
    order by g.amount desc, g.store_id, g.variant_id, g.cause`,
  );
