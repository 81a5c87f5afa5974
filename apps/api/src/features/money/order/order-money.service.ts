import type { OrderMoneyAnswer } from '@marketplace/contract/money';
import type { HoldingKind } from '@marketplace/contract/money-words';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { holdOf, type Opened } from '../holdings/hold-reason.ts';
import { nameOf } from '../holdings/holdings.service.ts';
import { readHoldingsOfOrder } from '../holdings/holdings.sql.ts';
import { kindOf } from '../postings/posting-kinds.ts';
import { readOrderSteps, readOrderZone } from './order-money.sql.ts';

const kinds: Record<Opened['account'], HoldingKind> = {
  ESCROW: 'HELD',
  PAYOUT_TRANSIT: 'TRANSIT',
  RECEIVABLE: 'RECEIVABLE',
  FEE_PAYABLE: 'FEES',
};

/** What happened to the money of an order, and where it is. Cash is with its driver, and told there. */
export async function showOrderMoney(
  db: Db,
  scope: StoreScope,
  order_id: string,
): Promise<OrderMoneyAnswer> {
  const store = storeIn(scope, scope.store_ids[0] ?? '');
  const time_zone = (await readOrderZone(db, store, order_id)) ?? fail('order_not_found');
  const steps = await readOrderSteps(db, store, order_id);
  const open = await readHoldingsOfOrder(db, store, order_id);
  return {
    time_zone,
    steps: steps.map((step) => ({ ...step, kind: kindOf(step.cause) })),
    holdings: open.map((row) => ({
      kind: kinds[row.account],
      amount: row.amount,
      name: nameOf(row),
      ...holdOf(row),
    })),
  };
}
