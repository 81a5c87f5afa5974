import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { OrderCreateBody } from '@marketplace/contract/orders';
import type { Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { BuyerScope, OneStore } from '../../../platform/store-scope.ts';
import type { Discount } from '../../promotions/pricing/discounts.service.ts';
import {
  countOtherClaims,
  countUnanswered,
  countUnpaid,
  holdingOrders,
  lockBuyer,
  lockTransfersOf,
  readQuotas,
  readShelves,
} from './stock-holds.sql.ts';

const mostUnpaidOfStore = 3;
const mostUnpaid = 10;
const mostUnanswered = 20;
const mostTakenBack = 10;
const mostInVainForAll = 2;
const mostInVain = 10;
const mostClaimed = 2;

type Deal = Pick<OrderCreateBody, 'seller_store_id' | 'payment_method'>;

/**
 * How many orders that hold stock for free a buyer may have: what nobody has paid for or promised to sell is kept from
 * those who would buy it. From here to the end of the transaction the buyer places no other order. Says whether this one may
 * take all there is.
 */
export async function refuseManyHolds(
  db: Tx,
  scope: BuyerScope,
  { payment_method, seller_store_id }: Deal,
): Promise<{ mayTakeAll: boolean }> {
  await lockBuyer(db, scope);
  if (payment_method === 'TRANSFER') {
    await refuseManyUnpaid(db, scope, seller_store_id);
    return { mayTakeAll: false };
  }
  const { waiting, in_vain } = await refuseManyUnanswered(db, scope, seller_store_id);
  // Who wants the whole shelf may ask for it: the seller sees that one order. Not again and again.
  return { mayTakeAll: waiting === 0 && in_vain < mostInVainForAll };
}

/** What they let expire counts for a day, and so do many that they took back: ordered anew, it would be held for ever. */
async function refuseManyUnpaid(db: Tx, scope: BuyerScope, store_id: string): Promise<void> {
  await lockTransfersOf(db, store_id);
  const { here, everywhere, taken_back } = await countUnpaid(db, scope, store_id);
  if (here >= mostUnpaidOfStore || everywhere >= mostUnpaid || taken_back >= mostTakenBack)
    fail('unpaid_limit_reached');
}

/**
 * To be paid on delivery or on term. What came to nothing counts for a day, whoever ended it: a no that costs nothing would
 * let the same goods be ordered again at once, for ever.
 */
async function refuseManyUnanswered(db: Tx, scope: BuyerScope, store_id: string) {
  const counts = await countUnanswered(db, scope, store_id);
  if (counts.waiting >= mostUnanswered) fail('unanswered_limit_reached');
  if (counts.in_vain >= mostInVain) fail('in_vain_limit_reached');
  return counts;
}

/** A word holds the goods for a day instead of two hours, and costs nothing: so many at a time. */
export async function refuseManyClaims(
  db: Tx,
  scope: BuyerScope,
  order: { id: string; store_id: string },
): Promise<void> {
  await lockBuyer(db, scope);
  await lockTransfersOf(db, order.store_id);
  if ((await countOtherClaims(db, scope, order)) >= mostClaimed) fail('payment_claims_reached');
}

/** A line of goods, and the least of it that can be ordered. */
type Line = {
  inventory_id: string;
  variant_id: string;
  base_quantity: number;
  minimum_order: number;
};

type Share = {
  code: 'unpaid_share_exceeded' | 'unanswered_share_exceeded';
  fieldCode: FieldErrorCode;
  /** Whether each line leaves half of both. */
  isFine: boolean[];
};

/**
 * Whether half of what is on the shelf, and of the quotas of promotions, is left to others, now that the order is written and its
 * stock reserved. Of transfers all buyers' are looked at together, since one who wants to hold the shelf can be many buyers and
 * the seller hears of none; of what the seller can answer the buyer's own, from the second on. The first of some goods may always
 * be the least that can be ordered. What is beyond is refused, not sold at the usual price: nobody pays more unseen.
 */
export async function shareOfHeld(
  db: Tx,
  scope: BuyerScope,
  store: OneStore,
  { payment_method }: Deal,
  lines: readonly Line[],
  discounts: readonly Discount[],
): Promise<Share> {
  const isTransfer = payment_method === 'TRANSFER';
  const isHolding = holdingOrders(isTransfer, scope);
  const variant_ids = lines.map(({ variant_id }) => variant_id);
  const shelves = await readShelves(db, store, variant_ids, isHolding);
  const byVariant = new Map(shelves.map((shelf) => [shelf.variant_id, shelf]));
  const items = discounts
    .filter(({ kind }) => kind === 'PROMOTION')
    .map(({ source_id, inventory_id }) => ({ promotion_id: source_id, inventory_id }));
  const quotas = items.length > 0 ? await readQuotas(db, store, items, isHolding) : [];
  const byListing = new Map(quotas.map((quota) => [quota.inventory_id, quota]));
  const isFine = lines.map(({ inventory_id, variant_id, base_quantity, minimum_order }) => {
    const { stock, held } = byVariant.get(variant_id) ?? { stock: 0, held: 0 };
    const { quota, held: promoted } = byListing.get(inventory_id) ?? { quota: 0, held: 0 };
    const leavesStock = held <= Math.max(stock / 2, base_quantity * minimum_order);
    return leavesStock && promoted <= Math.max(Math.ceil(quota / 2), minimum_order);
  });
  return isTransfer
    ? { code: 'unpaid_share_exceeded', fieldCode: 'unpaid_share', isFine }
    : { code: 'unanswered_share_exceeded', fieldCode: 'unanswered_share', isFine };
}
