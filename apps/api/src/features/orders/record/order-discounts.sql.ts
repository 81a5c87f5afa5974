import type { DiscountKind } from '@marketplace/contract/promotion-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** What was taken off a line, as it was ordered. */
type NewDiscount = {
  order_line_id: string;
  kind: DiscountKind;
  source_id: string;
  name: string;
  quantity: number;
  amount: number;
  platform_amount: number;
};

export async function insertDiscounts(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  discounts: readonly NewDiscount[],
): Promise<void> {
  if (discounts.length === 0) return;
  await rowsOf(
    db,
    sql`insert into order_discounts (store_id, order_id, order_line_id, kind, source_id, name, ordered_quantity, quantity,
          ordered_amount, amount, ordered_platform_amount, platform_amount)
        select ${store_id}::bigint, ${order_id}::bigint, order_line_id, kind, source_id, name, quantity, quantity,
          amount, amount, platform_amount, platform_amount
        from jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb) as d (order_line_id bigint,
          kind order_discount_kind, source_id bigint, name text, quantity int, amount numeric, platform_amount numeric)`,
  );
}

/** A discount of a line, as it was ordered and as it is. */
export type LineDiscount = {
  kind: DiscountKind;
  source_id: string;
  ordered_quantity: number;
  quantity: number;
  ordered_amount: number;
  amount: number;
  ordered_platform_amount: number;
  platform_amount: number;
};

/** As a list in JSON, in the order they were taken off; of the lines `l` of one store. */
export const discountsOfLine = (store_id: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'source_id', d.source_id::text,
    'ordered_quantity', d.ordered_quantity, 'quantity', d.quantity, 'ordered_amount', d.ordered_amount,
    'amount', d.amount, 'ordered_platform_amount', d.ordered_platform_amount,
    'platform_amount', d.platform_amount) order by d.kind, d.source_id), '[]')
  from order_discounts d where d.store_id = ${store_id} and d.order_id = l.order_id and d.order_line_id = l.id)`;

/** What was taken off a line `l` as it was ordered. */
export const orderedDiscountOfLine = (store_id: Sql): Sql => sql`(
  select coalesce(sum(d.ordered_amount), 0) from order_discounts d
  where d.store_id = ${store_id} and d.order_id = l.order_id and d.order_line_id = l.id)`;

/** What of the discounts of a line `l` the marketplace pays. */
export const platformAmountOfLine = (store_id: Sql): Sql => sql`(
  select coalesce(sum(d.platform_amount), 0) from order_discounts d
  where d.store_id = ${store_id} and d.order_id = l.order_id and d.order_line_id = l.id)`;

type Changed = Pick<
  LineDiscount,
  'kind' | 'source_id' | 'quantity' | 'amount' | 'platform_amount'
> & { order_line_id: string };

export async function updateDiscounts(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  discounts: readonly Changed[],
): Promise<void> {
  if (discounts.length === 0) return;
  await rowsOf(
    db,
    sql`update order_discounts d set quantity = w.quantity, amount = w.amount, platform_amount = w.platform_amount
        from jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb) as w (order_line_id bigint,
          kind order_discount_kind, source_id bigint, quantity int, amount numeric, platform_amount numeric)
        where d.store_id = ${store_id}::bigint and d.order_id = ${order_id}::bigint
          and d.order_line_id = w.order_line_id and d.kind = w.kind and d.source_id = w.source_id`,
  );
}

/** What an order has of promotions and vouchers still, with what is paid for its lines. */
export const readTaken = (
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<
  (Pick<LineDiscount, 'kind' | 'source_id' | 'quantity' | 'amount' | 'platform_amount'> & {
    inventory_id: string;
    sales: number;
  })[]
> =>
  rowsOf(
    db,
    sql`select d.kind, d.source_id, l.inventory_id, d.quantity, d.amount, d.platform_amount, l.line_total as sales
        from order_discounts d
        join order_lines l on l.store_id = ${store_id}::bigint and l.order_id = ${order_id}::bigint
          and l.id = d.order_line_id
        where d.store_id = ${store_id}::bigint and d.order_id = ${order_id}::bigint
        order by d.kind, d.source_id, l.inventory_id`,
  );

export async function hasDiscounts(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from order_discounts
        where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint limit 1`,
  );
  return rows.length > 0;
}
