import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import { chooseTerms, fillBasket, type Goods } from './basket.ts';
import type { Behaviour } from './behaviour.ts';
import { type BuyerStore, storeOf } from './buyer.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Client } from './client.ts';
import { chance, pickWeighted, type Random, wholeBetween } from './random.ts';

type Seller = AnswerOf<'GET /api/stores/selling'>['data'][number];

/** How much sooner a shop orders in its own city than in any other one. */
const nearness = 6;
/** Of twelve orders one is taken back. */
const regret = 1 / 12;

/** Looks for a store, looks at its goods, and orders some. */
export const placeOrder: Behaviour = async (client, buyer, random) => {
  const store = await storeOf(client, buyer);
  const seller = await chooseSeller(client, random, store);
  if (!seller) return { told: 'nobody sells' };
  const lines = fillBasket(random, await lookAtGoods(client, random, store, seller));
  if (lines.length === 0) return { told: `${seller.name} has nothing to sell` };
  const deal = { buyer_store_id: store.id, seller_store_id: seller.id };
  const { order } = await client(
    'POST /api/orders/create',
    { body: { ...deal, ...chooseTerms(random), lines } },
    { key: randomUUID() },
  );
  return {
    told: `${store.name} ordered ${order.order_number} from ${seller.name}`,
    ...(chance(random, regret) && { follows: cancelOrder(order.id) }),
  };
};

async function chooseSeller(
  client: Client,
  random: Random,
  store: BuyerStore,
): Promise<Seller | undefined> {
  const query = { buyer_store_id: store.id, page_size: 100 };
  const { data } = await client('GET /api/stores/selling', { query });
  return pickWeighted(random, data, ({ city }) => (city === store.city ? nearness : 1));
}

/** A page of the goods: the first more often, as the shop puts there what sells. */
async function lookAtGoods(
  client: Client,
  random: Random,
  store: BuyerStore,
  seller: Seller,
): Promise<Goods[]> {
  const look = (page: number) =>
    client('GET /api/inventories/for-sale', {
      query: { buyer_store_id: store.id, seller_store_id: seller.id, page, page_size: 100 },
    });
  const first = await look(1);
  const goesOn = first.total_page > 1 && chance(random, 0.5);
  return goesOn ? (await look(wholeBetween(random, 2, first.total_page))).data : first.data;
}
