import { randomUUID } from 'node:crypto';
import type { InputsOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import type { Client } from './client.ts';
import { type OwnStore, storeOf } from './person.ts';
import {
  between,
  chance,
  pick,
  pickWeighted,
  type Random,
  shuffled,
  wholeBetween,
} from './random.ts';

type Items = InputsOf<'POST /api/tenders/create'>['body']['items'];

/** A shop has a few demands open, and does not ask for more before those are settled. */
const mostOpen = 3;
const hourMs = 3_600_000;
const nearness = 6;

/** Asks all who sell it for a larger amount of what a store of the area has. */
export const askForOffers: Behaviour = async (client, buyer, random) => {
  const store = await storeOf(client, buyer);
  const open = await client('GET /api/tenders/list', {
    query: { buyer_store_id: store.id, state: ['OPEN'] },
  });
  if (open.total_data >= mostOpen) return { told: `${store.name} waits for offers` };
  const items = await chooseItems(client, random, store);
  if (items.length === 0) return { told: `${store.name} finds nothing to ask for` };
  const closes = Date.now() + between(random, 4, 72) * hourMs;
  const { tender } = await client(
    'POST /api/tenders/create',
    {
      body: {
        buyer_store_id: store.id,
        items,
        delivery: chance(random, 0.85) ? 'STORE_COURIER' : 'BUYER_PICKUP',
        ...pickTerms(random),
        needed_by: new Date(closes + 48 * hourMs).toISOString().slice(0, 10),
        closes_at: new Date(closes).toISOString(),
        note: pick(random, notes) ?? '',
        tells_winning_price: chance(random, 0.5),
      },
    },
    { key: randomUUID() },
  );
  return { told: `${store.name} asks for ${tender.first_product_name}` };
};

const notes = ['', '', 'Barang baru, kedaluwarsa masih lama.', 'Antar pagi sebelum jam 10.'];

const pickTerms = (random: Random) =>
  pick(random, [
    { payment_method: 'COD' as const },
    { payment_method: 'TRANSFER' as const },
    { payment_method: 'TERM' as const, term_days: 14 as const },
  ]) ?? { payment_method: 'COD' as const };

/** One to four things, each some ten times the least that is sold of it, at times with a price in mind. */
async function chooseItems(client: Client, random: Random, store: OwnStore): Promise<Items> {
  const selling = await client('GET /api/stores/selling', {
    query: { buyer_store_id: store.id, page_size: 100 },
  });
  const seller = pickWeighted(random, selling.data, ({ city }) =>
    city === store.city ? nearness : 1,
  );
  if (!seller) return [];
  const goods = await client('GET /api/inventories/for-sale', {
    query: { buyer_store_id: store.id, seller_store_id: seller.id, page_size: 100 },
  });
  const items = new Map<string, Items[number]>();
  for (const each of shuffled(random, goods.data).slice(0, wholeBetween(random, 1, 4))) {
    const query = { store_uuid: store.uuid, product_id: each.product_id };
    const { product_units } = await client('GET /api/product-units/list', { query });
    const unit = product_units.find(
      ({ uom_name, product_name, variant_name }) =>
        uom_name === each.uom_name &&
        `${product_name} ${variant_name}`.trim() === each.product_name,
    );
    if (!unit) continue;
    items.set(unit.product_unit_id, {
      product_unit_id: unit.product_unit_id,
      quantity: each.minimum_order * wholeBetween(random, 3, 12),
      ...(chance(random, 0.6) && {
        target_price: Math.max(1, Math.round(each.price * between(random, 0.9, 1))),
      }),
    });
  }
  return [...items.values()];
}
