import type { ChatOrderProblem } from '@marketplace/contract/chat-order-words';
import type { OrderCreateBody } from '@marketplace/contract/orders';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ApiFailure } from '../../../platform/failure.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { quotedDiscounts } from '../../promotions/pricing/discounts.service.ts';
import { availableOf } from '../../stock/stock.service.ts';
import { courierFee } from '../../stores/delivery/delivery-zones.service.ts';
import { type NewLine, readListings } from './create-order.sql.ts';
import { discountedLines, pricedLine, takenOff } from './discounted-lines.ts';
import { subtotalOf } from './place-order.service.ts';

type Asked = Pick<OrderCreateBody, 'seller_store_id' | 'delivery' | 'lines'>;
const deliveryProblems = ['delivery_unavailable', 'delivery_minimum_not_met'] as const;
type DeliveryProblem = (typeof deliveryProblems)[number];

type QuotedLine = {
  inventory_id: string;
  product_name: string;
  uom_name: string;
  base_quantity: number;
  quantity: number;
  unit_price: number | null;
  discount: number;
  line_total: number;
  minimum_order: number;
  available: number;
  problem: ChatOrderProblem | null;
};
export type Quote = {
  lines: QuotedLine[];
  subtotal: number;
  discount: number;
  shipping_fee: number;
  total_amount: number;
  delivery_problem: DeliveryProblem | null;
};

/** What an order would cost this buyer now, and what would keep it from coming. Nothing is locked, taken or reserved. */
export const quoteOrder = (db: Db, scope: BuyerScope, asked: Asked): Promise<Quote> =>
  inTransaction(db, (db) => quote(db, scope, asked));

async function quote(db: Tx, scope: BuyerScope, asked: Asked): Promise<Quote> {
  const listings = await readListings(db, asked);
  const byId = new Map(listings.map((listing) => [listing.inventory_id, listing]));
  const sold = asked.lines.flatMap(({ inventory_id, quantity }) => {
    const listing = byId.get(inventory_id);
    return listing ? [pricedLine(listing, quantity)] : [];
  });
  const { seller_store_id, delivery } = asked;
  const discounts = await quotedDiscounts(db, {
    store_id: seller_store_id,
    buyer_store_id: scope.buyer_store_id,
    lines: sold,
  });
  const lines = discountedLines(sold, discounts);
  const pieces = await availableOf(
    db,
    seller_store_id,
    lines.map(({ variant_id }) => variant_id),
  );
  const whole = subtotalOf(lines);
  const shown = whole - takenOff(discounts, 'PROMOTION');
  const isBrought = delivery === 'STORE_COURIER';
  const fee = isBrought ? await feeFor(db, scope, seller_store_id, shown) : { shipping_fee: 0 };
  const { delivery_problem = null, shipping_fee } = fee;
  const discount = takenOff(discounts);
  const quoted = new Map(lines.map((line) => [line.inventory_id, line]));
  const wanted = Map.groupBy(lines, ({ variant_id }) => variant_id);
  const isEnough = ({ variant_id }: NewLine) =>
    (wanted.get(variant_id) ?? []).reduce(
      (sum, each) => sum + each.quantity * each.base_quantity,
      0,
    ) <= (pieces.get(variant_id) ?? 0);
  return {
    lines: asked.lines.map(({ inventory_id, quantity }) => {
      const line = quoted.get(inventory_id);
      return line
        ? shownLine(line, pieces.get(line.variant_id) ?? 0, isEnough(line))
        : notSold(inventory_id, quantity);
    }),
    ...{ subtotal: whole, discount, shipping_fee, delivery_problem },
    total_amount: whole - discount + shipping_fee,
  };
}

async function feeFor(
  db: Tx,
  scope: BuyerScope,
  seller_store_id: string,
  shown: number,
): Promise<{ shipping_fee: number; delivery_problem?: DeliveryProblem }> {
  try {
    return { shipping_fee: await courierFee(db, scope, seller_store_id, shown) };
  } catch (error) {
    const problem = deliveryProblems.find(
      (code) => error instanceof ApiFailure && error.code === code,
    );
    if (!problem) throw error;
    return { shipping_fee: 0, delivery_problem: problem };
  }
}

function shownLine(line: NewLine, pieces: number, isEnough: boolean): QuotedLine {
  const { inventory_id, product_name, uom_name, base_quantity, quantity } = line;
  const { unit_price, discount, minimum_order } = line;
  const isBelow = quantity < minimum_order;
  return {
    ...{ inventory_id, product_name, uom_name, base_quantity, quantity },
    ...{ unit_price, discount, minimum_order },
    line_total: unit_price * quantity - discount,
    available: Math.floor(pieces / base_quantity),
    problem: isBelow ? 'below_minimum' : isEnough ? null : 'stock_short',
  };
}

const notSold = (inventory_id: string, quantity: number): QuotedLine => ({
  ...{ inventory_id, quantity },
  ...{ product_name: 'Barang tidak dijual lagi', uom_name: '', base_quantity: 1 },
  ...{ unit_price: null, discount: 0, line_total: 0, minimum_order: 1, available: 0 },
  problem: 'not_sold',
});
