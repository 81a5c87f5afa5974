import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { sql } from 'kysely';
import { testPeople, testStores } from '../world/test-cast.ts';
import { openBuyerStores } from './buyer-stores.ts';
import { listProduct } from './listings.ts';
import { newOperator } from './tell-payments.ts';
import type { TestServer } from './test-server.ts';

export type Bought = readonly [listing: InventoryRow, quantity: number];

const store_id = testStores.own;

/** Plays a store with promotions and vouchers, and so many buyers that never ordered before. */
export async function openPromotedOrders(
  server: TestServer,
  operatorNumber: string,
  buyers: number,
) {
  const { database, call } = server;
  const stores = await openBuyerStores(database.db, buyers);
  const owner = await server.signIn(testPeople.owner);
  const buyer = await server.signIn(testPeople.buyer);
  const operator = (await newOperator(server, operatorNumber)).token;
  const newBuyer = () => stores.pop() ?? '';
  const order = (bought: readonly Bought[], more: object = {}, buyer_store_id = newBuyer()) => {
    const lines = bought.map(([{ id: inventory_id }, quantity]) => ({ inventory_id, quantity }));
    const sides = { buyer_store_id, seller_store_id: store_id };
    const terms = { payment_method: 'COD', delivery: 'BUYER_PICKUP' };
    return call(contract.orders.create, { body: { ...sides, ...terms, lines, ...more } }, buyer);
  };
  return {
    owner,
    operator,
    newBuyer,
    order,
    placed: async (...bought: Parameters<typeof order>) => {
      const { body, text } = await order(...bought);
      if (!body.order) throw new Error(text);
      return body.order;
    },
    reject: async (order_id: string) => {
      const body = { store_id, order_id, reason_id: 'out_of_stock' };
      const { status, text } = await call(contract.orders.reject, { body }, owner);
      if (status !== 200) throw new Error(text);
    },
    /** It costs 1.000, from ten on 900, and the store has 100 of it. */
    newListing: async (): Promise<InventoryRow> => {
      const more = { price_tiers: [{ min_qty: 10, price: 900 }] };
      const [listing] = await listProduct(server, owner, store_id, more);
      if (!listing) throw new Error('nothing was listed');
      return listing;
    },
    inPromotion: async (cms_id: string) =>
      (await call(contract.promotions.detail, { query: { cms_id, store_id } }, owner)).body,
    voucherNow: async (voucher_id: string) =>
      (await call(contract.vouchers.detail, { query: { store_id, voucher_id } }, owner)).body
        .voucher,
    /** What a test has saved ends with it, so that it takes nothing off another's orders. */
    endVouchers: () =>
      sql`update vouchers set ended_at = now() where ended_at is null`.execute(database.db),
  };
}
