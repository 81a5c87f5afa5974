import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import type { Client } from './client.ts';
import { payOrder } from './pay-order.ts';
import { storeOf } from './person.ts';
import { chance, pick, type Random } from './random.ts';
import { settled } from './settled.ts';

type Detail = AnswerOf<'GET /api/tenders/detail'>;
type Offer = Detail['offers'][number];

/** Half of them ask once for a little less; of ten demands one comes to nothing. */
const [bargains, closes] = [0.5, 0.1];
const lessBy = 0.96;

/** Looks at the offers for one of the own demands: bargains, takes the best, or lets it be. */
export const compareOffers: Behaviour = async (client, buyer, random) => {
  const store = await storeOf(client, buyer);
  const buyer_store_id = store.id;
  const { data } = await client('GET /api/tenders/list', {
    query: { buyer_store_id, state: ['OPEN'] },
  });
  const tender = pick(
    random,
    data.filter(({ offer_count }) => offer_count > 0),
  );
  if (!tender) return { told: `${store.name} has no offers to compare` };
  const of = { buyer_store_id, tender_id: tender.id };
  const { offers } = await client('GET /api/tenders/detail', { query: of });
  const best = offers.find(({ state }) => state === 'SENT');
  if (!best) return { told: `${store.name} has no offers to compare` };
  if (settled(tender.id) < closes) {
    await client('POST /api/tenders/close', { body: of }, { key: randomUUID() });
    return { told: `${store.name} closes a demand` };
  }
  if (isFresh(best) && settled(`${tender.id}7`) < bargains) {
    await bargain(client, of, best);
    return { told: `${store.name} bargains with ${best.store_name}` };
  }
  // Who was asked for less is given some time to answer.
  if (best.waits_for === 'SELLER' && chance(random, 0.7))
    return { told: `${store.name} waits for ${best.store_name}` };
  return take(client, random, of, best);
};

const isFresh = ({ rounds, waits_for }: Offer) => rounds.length === 1 && waits_for === 'BUYER';

type OfTender = { buyer_store_id: string; tender_id: string };

const ofOffer = (of: OfTender, { store_id, version }: Offer) => ({
  ...of,
  seller_store_id: store_id,
  version,
});

const bargain = (client: Client, of: OfTender, offer: Offer) =>
  client(
    'POST /api/tenders/counter',
    {
      body: {
        ...ofOffer(of, offer),
        lines: offer.lines.map(({ item_id, unit_price }) => ({
          item_id,
          unit_price: Math.max(1, Math.round(unit_price * lessBy)),
        })),
        note: 'Bisa kurang sedikit?',
      },
    },
    { key: randomUUID() },
  );

async function take(client: Client, random: Random, of: OfTender, offer: Offer) {
  const body = ofOffer(of, offer);
  const { order } = await client('POST /api/tenders/award', { body }, { key: randomUUID() });
  const pays = order.payment_method === 'TRANSFER' && chance(random, 0.85);
  return {
    told: `a demand went to ${offer.store_name}: ${order.order_number}`,
    follows: pays ? [{ behave: payOrder(order.id), beats: [4, 50] as [number, number] }] : [],
  };
}
