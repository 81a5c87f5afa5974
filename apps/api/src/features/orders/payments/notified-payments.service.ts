import { id } from '@marketplace/contract/fields';
import type { NotifiedQuery } from '@marketplace/contract/ops-payments';
import type { ProviderPayment, ToldPayment } from '@marketplace/contract/provider-payment';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { failWith } from '../../../platform/failure.ts';
import { followingPage } from '../../../platform/pages.ts';
import { readNotified, readPaidOrders, readTold } from './notified-payments.sql.ts';

export const listNotified = (db: Db, query: NotifiedQuery) =>
  followingPage(
    query,
    z.tuple([id]),
    async (behind, limit) => withOrders(db, await readNotified(db, query, behind?.[0], limit)),
    ({ payment_id }) => [payment_id],
  );

const noOrder = {
  order_number: null,
  total_amount: null,
  payment_status: null,
  fulfilment_status: null,
};

async function withOrders(db: Db, payments: readonly ToldPayment[]): Promise<ProviderPayment[]> {
  const orders = await readPaidOrders(db, payments);
  const ofId = new Map(orders.map(({ id, ...order }) => [id, order]));
  return payments.map((payment) => ({ ...payment, ...(ofId.get(payment.order_id) ?? noOrder) }));
}

export async function withOrder(db: Db, payment: ToldPayment): Promise<ProviderPayment> {
  const [whole] = await withOrders(db, [payment]);
  return whole ?? { ...payment, ...noOrder };
}

/** Whoever says that an order's money came, or that it did not, has looked at what a provider told of. */
export async function refuseTold(
  db: Db,
  order_id: string,
  isMeant: (payment: ToldPayment) => boolean,
): Promise<void> {
  const told = (await readTold(db, [order_id])).filter(isMeant);
  if (told.length > 0) failWith('payment_told', { current_payments: await withOrders(db, told) });
}
