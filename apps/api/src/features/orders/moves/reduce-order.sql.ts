import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { OrderRecord } from '../order-row.ts';
import {
  discountsOfLine,
  type LineDiscount,
  updateDiscounts,
} from '../record/order-discounts.sql.ts';
import { categoryOfLine } from '../record/order-lines.sql.ts';

type Key = Pick<OrderRecord, 'id'>;

export type LineOfOrder = {
  id: string;
  variant_id: string;
  product_name: string;
  uom_name: string;
  category_name: string;
  base_quantity: number;
  unit_price: number;
  ordered_quantity: number;
  quantity: number;
  line_total: number;
  discounts: LineDiscount[];
  inventory_id: string;
};

/** The lines in the order they were written, and whether they may be lowered. */
export async function readLines(
  db: Tx,
  { store_id }: OneStore,
  { id }: Key,
): Promise<{ allow_partial: boolean; lines: LineOfOrder[] }> {
  const lines = await rowsOf<LineOfOrder & { allow_partial: boolean }>(
    db,
    sql`select l.id::text, l.variant_id::text, l.product_name, l.uom_name, l.base_quantity, l.unit_price, l.quantity,
          l.inventory_id::text, l.ordered_quantity, l.line_total, ${discountsOfLine(sql`${store_id}::bigint`)} as discounts,
          o.allow_partial, ${categoryOfLine} as category_name
        from orders o join order_lines l on l.store_id = o.store_id and l.order_id = o.id
        where o.store_id = ${store_id}::bigint and o.id = ${id}::bigint order by l.id`,
  );
  return { allow_partial: lines[0]?.allow_partial ?? false, lines };
}

/** What was accepted is kept where less comes of it later: only what is taken off while accepting is lost by stock that was not there. */
export async function writeQuantities(
  db: Tx,
  store: OneStore,
  { id, fulfilment_status }: Pick<OrderRecord, 'id' | 'fulfilment_status'>,
  lines: readonly LineOfOrder[],
): Promise<void> {
  const { store_id } = store;
  const isAccepting = fulfilment_status === 'PROCESSING';
  const ids = lines.map((line) => line.id);
  const quantities = lines.map((line) => line.quantity);
  const totals = lines.map((line) => line.line_total);
  await rowsOf(
    db,
    sql`update order_lines l set quantity = w.quantity, line_total = w.line_total,
          discount = l.unit_price * w.quantity - w.line_total,
          accepted_quantity = ${isAccepting ? sql`null` : sql`coalesce(l.accepted_quantity, l.quantity)`}
        from unnest(${ids}::bigint[], ${quantities}::int[], ${totals}::numeric[]) as w (id, quantity, line_total)
        where l.store_id = ${store_id}::bigint and l.order_id = ${id}::bigint and l.id = w.id`,
  );
  const discounts = lines.flatMap(({ id: order_line_id, discounts }) =>
    discounts.map((discount) => ({ ...discount, order_line_id })),
  );
  await updateDiscounts(db, store, id, discounts);
}

type Totals = Pick<OrderRecord, 'total_product_unit' | 'first_product_name' | 'goods_categories'>;

/** The order's own figures after its lines; of one that was paid before the difference goes back to the buyer. */
export async function reduceTotals(
  db: Tx,
  { store_id }: OneStore,
  { id }: Key,
  {
    subtotal,
    total_product_unit,
    first_product_name,
    goods_categories,
  }: Totals & { subtotal: number },
): Promise<Totals & Pick<OrderRecord, 'total_amount'>> {
  const [totals] = await rowsOf<Totals & Pick<OrderRecord, 'total_amount'>>(
    db,
    sql`update orders o set subtotal = ${subtotal}::numeric,
          total_amount = ${subtotal}::numeric + o.shipping_fee,
          refunded_amount = o.refunded_amount
            + case when o.payment_status = 'PAID' and o.payment_method = 'TRANSFER' then o.subtotal - ${subtotal}::numeric else 0 end,
          total_product_unit = ${total_product_unit}::int, first_product_name = ${first_product_name},
          goods_categories = ${goods_categories}::text[]
        where o.store_id = ${store_id}::bigint and o.id = ${id}::bigint
        returning o.total_amount, o.total_product_unit, o.first_product_name, o.goods_categories`,
  );
  if (!totals) throw new Error(`order ${id} has gone`);
  return totals;
}
