import type { DiscountKind } from '@marketplace/contract/promotion-words';

/** A line of an order, at the price of its quantity's tier. */
export type LineToDiscount = { inventory_id: string; quantity: number; unit_price: number };

/** What is taken off a line, for what. */
export type Discount = {
  inventory_id: string;
  kind: DiscountKind;
  source_id: string;
  name: string;
  /** Units that a promotion's quota was taken for; of vouchers and deals all of the line. */
  quantity: number;
  amount: number;
  /** What of it the marketplace pays. */
  platform_amount: number;
};
