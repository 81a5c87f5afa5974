import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { ChargedLine } from '../../book/book.service.ts';
import { platformAmountOfLine } from '../record/order-discounts.sql.ts';
import type { CashHolder } from './order-money.ts';

/** Who brought an order; nobody where the buyer fetched it. */
export async function readCashHolder(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<CashHolder> {
  const [row] = await rowsOf<{ courier_id: string | null }>(
    db,
    sql`select courier_id from order_shipments
        where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint`,
  );
  return row;
}

/** A line with what its fee is charged on, and what of its discounts the marketplace pays. */
export type OrderCharge = ChargedLine & { line_id: string; platform_amount: number };

/** What the fee of an order is charged on. Lines of before the book go by the rate of their day. */
export async function readCharges(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<{ shipping_fee: number; lines: OrderCharge[] }> {
  const lines = await rowsOf<OrderCharge & { shipping_fee: number }>(
    db,
    sql`select o.shipping_fee, l.id as line_id, l.line_total, ${platformAmountOfLine(sql`${store_id}::bigint`)} as platform_amount,
          coalesce(l.fee_basis_points, (
          select basis_points from fee_rates where category_id is null and valid_from <= o.created_at
          order by valid_from desc limit 1)) as basis_points
        from orders o join order_lines l on l.store_id = o.store_id and l.order_id = o.id
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint`,
  );
  return { shipping_fee: lines[0]?.shipping_fee ?? 0, lines };
}
