import type { VoucherRefusal } from '@marketplace/contract/voucher-refusal';
import type { Tx } from '../../../platform/db/handle.ts';
import { failWith } from '../../../platform/failure.ts';
import { countTaken, type Taken } from './count-taken.service.ts';
import type { Discount, LineToDiscount } from './discount.ts';
import { type Locks, readPrices, readShares } from './promotion-prices.sql.ts';
import {
  afterDiscounts,
  bestDeal,
  type OpenLine,
  openLines,
  promotionDiscounts,
  refusalOfGoods,
  voucherDiscounts,
} from './reckon-discounts.ts';
import {
  countUses,
  hasOrdered,
  insertUses,
  readDeals,
  readVouchers,
  type UsableVoucher,
} from './usable-vouchers.sql.ts';

export type { Discount } from './discount.ts';

type OrderToDiscount = {
  store_id: string;
  buyer_store_id: string;
  /** Whose quota is taken; the order itself may come to be afterwards. */
  order_id: string;
  voucher_code: string | undefined;
  lines: readonly LineToDiscount[];
  now: Date;
};

/**
 * What an order pays less, in the order it is taken off: promotions, the best deal, one voucher. Quotas are taken with it. Comes before
 * stock is reserved; where there is any, `publishPromotions` tells of it at the end of the transaction.
 */
export async function discountsOf(db: Tx, order: OrderToDiscount): Promise<Discount[]> {
  const { discounts, open } = await reckon(db, order, 'locked');
  await take(db, order, discounts, open);
  return discounts;
}

type ToQuote = Pick<OrderToDiscount, 'store_id' | 'buyer_store_id' | 'lines'>;

/** The same for who only asks: nothing is locked or taken, and so another may be faster. */
export async function quotedDiscounts(db: Tx, asked: ToQuote): Promise<Discount[]> {
  // No order has this id: all that the buyer has ordered counts as before it.
  const order = { ...asked, order_id: '0', voucher_code: undefined, now: new Date() };
  return (await reckon(db, order, 'unlocked')).discounts;
}

async function reckon(db: Tx, order: OrderToDiscount, locks: Locks) {
  const { store_id, buyer_store_id, voucher_code, lines } = order;
  const now = order.now.toISOString();
  const inventory_ids = lines.map(({ inventory_id }) => inventory_id);
  const prices = await readPrices(db, store_id, inventory_ids, now, locks);
  const priceOf = new Map(prices.map((price) => [price.inventory_id, price]));
  const promotion_ids = [...new Set(prices.map(({ promotion_id }) => promotion_id))];
  const shares =
    prices.length > 0
      ? await readShares(db, store_id, buyer_store_id, promotion_ids, locks)
      : new Map<string, number>();
  const promotions = promotionDiscounts(lines, priceOf, shares);
  const promoted = openLines(lines, promotions);
  const vouchers = await vouchersFor(db, order, promoted, locks);
  const refusalOf = await refusalsOf(db, order, vouchers);
  const deals = vouchers.filter((each) => each.kind === 'VOLUME' && !refusalOf(each));
  const deal = bestDeal(deals, promoted);
  const open = afterDiscounts(promoted, deal);
  const ofCode: Discount[] = [];
  if (voucher_code !== undefined) {
    const voucher = vouchers.find(({ kind }) => kind === 'VOUCHER');
    if (!voucher) return refuse({ why: 'UNKNOWN' });
    const refusal = refusalOf(voucher) ?? refusalOfGoods(voucher, open);
    if (refusal) refuse(refusal);
    ofCode.push(...voucherDiscounts(voucher, open));
  }
  return { discounts: [...promotions, ...deal, ...ofCode], open: afterDiscounts(open, ofCode) };
}

/** The voucher of the code and the deals that may hold: orders that could not have a deal do not wait for each other at it. */
async function vouchersFor(
  db: Tx,
  order: OrderToDiscount,
  promoted: readonly OpenLine[],
  locks: Locks,
): Promise<UsableVoucher[]> {
  const asking = { ...order, now: order.now.toISOString() };
  const deals = await readDeals(db, asking);
  const fitting = deals.filter(
    (deal) => deal.is_theirs && !deal.is_used_up && !refusalOfGoods(deal, promoted),
  );
  if (order.voucher_code === undefined && fitting.length === 0) return [];
  const deal_ids = fitting.map(({ id }) => id);
  return readVouchers(db, asking, order.voucher_code, deal_ids, locks);
}

const refuse = (refusal: VoucherRefusal) => failWith('voucher_not_valid', refusal);

/** Why a voucher does not hold for this buyer now, whatever is bought. Who is not among those it was given to knows nothing of it. */
async function refusalsOf(
  db: Tx,
  { store_id, buyer_store_id, order_id }: OrderToDiscount,
  vouchers: readonly UsableVoucher[],
): Promise<(voucher: UsableVoucher) => VoucherRefusal | undefined> {
  const limited = vouchers.filter(({ per_buyer }) => per_buyer !== null).map(({ id }) => id);
  const uses =
    limited.length > 0
      ? await countUses(db, store_id, buyer_store_id, limited)
      : new Map<string, number>();
  const asksForNew = vouchers.some(({ buyers }) => buyers === 'NEW');
  const isKnown = asksForNew && (await hasOrdered(db, store_id, buyer_store_id, order_id));
  return (voucher) => {
    const { id, buyers, per_buyer } = voucher;
    if (!voucher.is_theirs) return { why: 'UNKNOWN' };
    if (voucher.is_ended) return { why: 'ENDED' };
    if (voucher.is_coming) return { why: 'NOT_STARTED' };
    if (voucher.is_paused) return { why: 'PAUSED' };
    if (voucher.is_used_up) return { why: 'USED_UP' };
    if (per_buyer !== null && (uses.get(id) ?? 0) >= per_buyer) return { why: 'USED_BY_BUYER' };
    return buyers === 'NEW' && isKnown ? { why: 'NOT_FOR_BUYER' } : undefined;
  };
}

async function take(
  db: Tx,
  { store_id, buyer_store_id, order_id }: OrderToDiscount,
  discounts: readonly Discount[],
  lines: readonly { inventory_id: string; open: number }[],
): Promise<void> {
  const paid = new Map(lines.map(({ inventory_id, open }) => [inventory_id, open]));
  const taken = discounts.map(
    (each): Taken => ({ ...each, sales: paid.get(each.inventory_id) ?? 0 }),
  );
  const voucher_ids = await countTaken(db, store_id, taken, 1);
  await insertUses(db, { store_id, order_id, buyer_store_id }, voucher_ids);
}
