import type { NotifiedQuery } from '@marketplace/contract/ops-payments';
import type { ProviderPayment, ToldPayment } from '@marketplace/contract/provider-payment';
import type { Db } from '../../../platform/db/handle.ts';
import { joined, rowsOf, sql } from '../../../platform/db/sql.ts';

export const paymentColumns = sql`id as payment_id, reference, order_id, store_id, amount, outcome, doubt, paid_by_reference,
  created_at, judged_at, judged_by, verdict, note`;

const among = {
  TO_JUDGE: sql`outcome = 'TO_JUDGE' and judged_at is null`,
  GIVEN_BACK: sql`outcome = 'GIVEN_BACK'`,
};

export const readNotified = (
  db: Db,
  { only }: Pick<NotifiedQuery, 'only'>,
  before_id: string | undefined,
  limit: number,
): Promise<ToldPayment[]> => {
  const conditions = [
    only ? among[only] : sql`true`,
    ...(before_id ? [sql`id < ${before_id}::bigint`] : []),
  ];
  return rowsOf<ToldPayment>(
    db,
    sql`select ${paymentColumns} from provider_payments where ${joined(conditions, ' and ')}
        order by id desc limit ${limit}::int`,
  );
};

/** What of an order stands beside its payment. */
type OfOrder = Exclude<keyof ProviderPayment, keyof ToldPayment>;
type PaidOrder = {
  [Column in OfOrder]: NonNullable<ProviderPayment[Column]>;
} & { id: string };

/** Read by themselves: payments lie on one node, orders with their stores. */
export const readPaidOrders = (db: Db, payments: readonly ToldPayment[]): Promise<PaidOrder[]> => {
  const store_ids = [...new Set(payments.flatMap(({ store_id }) => store_id ?? []))];
  const order_ids = payments.map(({ order_id }) => order_id);
  return rowsOf<PaidOrder>(
    db,
    sql`select id, order_number, total_amount, payment_status, fulfilment_status from orders
        where store_id = any(${store_ids}::bigint[]) and id = any(${order_ids}::bigint[])`,
  );
};

/** What may be the money of these orders: only what is NOT_OURS is none of it for certain. */
export const readTold = (db: Db, order_ids: readonly string[]): Promise<ToldPayment[]> =>
  rowsOf<ToldPayment>(
    db,
    sql`select ${paymentColumns} from provider_payments
        where order_id = any(${order_ids}::bigint[]) and verdict is distinct from 'NOT_OURS' order by id`,
  );
