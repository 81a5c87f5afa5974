import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputsOf } from '@marketplace/contract/call';
import { chooseTerms, fillBasket, type Goods } from './basket.ts';
import type { Behaviour, FollowUp } from './behaviour.ts';
import { cancelOrder } from './cancel-order.ts';
import { type Client, Refused } from './client.ts';
import { payOrder } from './pay-order.ts';
import { type OwnStore, storeOf } from './person.ts';
import { chance, pick, pickWeighted, type Random, wholeBetween } from './random.ts';
import { keepInMind, searchGoods } from './search-goods.ts';

type Order = AnswerOf<'POST /api/orders/create'>['order'];
type Seller = AnswerOf<'GET /api/stores/selling'>['data'][number];

/** How much sooner a shop orders in its own city than in any other one. */
const nearness = 6;
/** Of twelve orders one is taken back. */
const regret = 1 / 12;
/** Of those who order by transfer, so many pay. */
const payers = 0.85;

/** Of so many who order one has heard of a code. */
const codeUsers = 0.15;

/** Of five who order, two came for something and look for it first. */
const searchers = 0.4;

/** Looks for a store, looks at its goods, and orders some. */
export const placeOrder: Behaviour = async (client, buyer, random) => {
  const store = await storeOf(client, buyer);
  const seller = await chooseSeller(client, random, store);
  if (!seller) return { told: 'nobody sells' };
  const deal = { buyer_store_id: store.id, seller_store_id: seller.id };
  if (chance(random, searchers)) await searchGoods(client, random, buyer, deal);
  const goods = await lookAtGoods(client, random, store, seller);
  keepInMind(buyer, goods);
  const lines = fillBasket(random, goods);
  if (lines.length === 0) return { told: `${seller.name} has nothing to sell` };
  const body = { ...deal, ...chooseTerms(random), lines };
  const order = await orderWithCode(client, body, codeOf(random));
  return {
    told: `${store.name} ordered ${order.order_number} from ${seller.name}`,
    follows: whatFollows(random, order),
  };
};

/** One tries a code that is about, and orders without it where it does not hold. */
async function orderWithCode(
  client: Client,
  body: InputsOf<'POST /api/orders/create'>['body'],
  voucher_code: string | undefined,
): Promise<Order> {
  const send = async (more: { voucher_code?: string }) => {
    const sent = { body: { ...body, ...more } };
    return (await client('POST /api/orders/create', sent, { key: randomUUID() })).order;
  };
  if (voucher_code === undefined) return send({});
  try {
    return await send({ voucher_code });
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'voucher_not_valid') throw error;
    return send({});
  }
}

const codeOf = (random: Random) =>
  chance(random, codeUsers) ? pick(random, ['HEMAT10', 'BARU25']) : undefined;

/** A transfer is made within minutes or forgotten; now and then somebody changes their mind. */
function whatFollows(random: Random, { id, payment_method }: Order): FollowUp[] {
  const willPay = payment_method === 'TRANSFER' && chance(random, payers);
  const payment: FollowUp[] = willPay ? [{ behave: payOrder(id), beats: [4, 50] }] : [];
  return chance(random, regret)
    ? [...payment, { behave: cancelOrder(id), beats: [10, 40] }]
    : payment;
}

async function chooseSeller(
  client: Client,
  random: Random,
  store: OwnStore,
): Promise<Seller | undefined> {
  const query = { buyer_store_id: store.id, page_size: 100 };
  const { data } = await client('GET /api/stores/selling', { query });
  return pickWeighted(random, data, ({ city }) => (city === store.city ? nearness : 1));
}

/** A page of the goods: the first more often, as the shop puts there what sells. */
async function lookAtGoods(
  client: Client,
  random: Random,
  store: OwnStore,
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
