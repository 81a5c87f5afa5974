import { setTimeout as pause } from 'node:timers/promises';
import type { InputsOf } from '@marketplace/contract/call';
import { atWork, neighbourOf } from './over-the-api.ts';

const day = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

type Wishes = Partial<InputsOf<'POST /api/tenders/create'>['body']>;

/** What a buyer asks for in units of the catalogue: the first things that the store sells, a few of each. */
async function itemsAt(base: string, store_id: string, things: number, quantity: number) {
  const { call } = await atWork(base, 'owner');
  const query = { store_id, state: 'ACTIVE' } as const;
  const { data } = await call('GET /api/v2/inventories/list', { query });
  const listings = data.flatMap(({ inventories }) =>
    inventories.filter(({ available }) => available > quantity * 4).slice(0, 1),
  );
  return listings.slice(0, things).map(({ product_unit_id, price }) => ({
    product_unit_id,
    quantity,
    target_price: Math.ceil(price * 0.99),
  }));
}

/** A demand that fits the store, and that the store has been told of. */
export async function openDemand(
  base: string,
  store_id: string,
  { things = 2, quantity = 3, ...wishes }: Wishes & { things?: number; quantity?: number } = {},
) {
  // Who fetches the goods comes from nearby.
  const { call } = await neighbourOf(base, store_id);
  const { stores } = await call('GET /api/stores/list', {});
  const buyer_store_id = stores[0]?.id ?? '';
  const asked = {
    buyer_store_id,
    items: await itemsAt(base, store_id, things, quantity),
    delivery: 'BUYER_PICKUP',
    payment_method: 'COD',
    needed_by: inDays(7).slice(0, 10),
    closes_at: inDays(2),
    ...wishes,
  } as const;
  const { tender } = await call('POST /api/tenders/create', { body: asked });
  await untilFit(base, store_id, tender.id);
  const of = { buyer_store_id, tender_id: tender.id };
  const offerOf = async () => {
    const { offers } = await call('GET /api/tenders/detail', { query: of });
    const offer = offers.find((each) => each.store_id === store_id);
    if (!offer) throw new Error(`store ${store_id} has offered nothing`);
    return offer;
  };
  return {
    tender,
    address: `tender_id=${tender.id}&store_id=${store_id}`,
    offerOf,
    /** The buyer thinks again about how much it should be. */
    editTo: (quantity: number) =>
      call('POST /api/tenders/update', {
        body: {
          ...asked,
          ...of,
          version: tender.version,
          items: asked.items.map((item) => ({ ...item, quantity })),
        },
      }),
    /** What the buyer would pay for the first thing. */
    counter: async (unit_price: number) => {
      const { version, lines } = await offerOf();
      const first = { item_id: lines[0]?.item_id ?? '', unit_price };
      const body = { ...of, seller_store_id: store_id, version, lines: [first] };
      return call('POST /api/tenders/counter', { body });
    },
    award: async () => {
      const { version } = await offerOf();
      return call('POST /api/tenders/award', {
        body: { ...of, seller_store_id: store_id, version },
      });
    },
    close: () => call('POST /api/tenders/close', { body: of }),
  };
}

const longest = 30_000;

/** Which stores a demand fits is found out by a job. */
async function untilFit(base: string, store_id: string, tender_id: string): Promise<void> {
  const { call } = await atWork(base, 'owner');
  const query = { seller_store_id: store_id, sort: 'newest' } as const;
  const end = Date.now() + longest;
  while (Date.now() < end) {
    const { data } = await call('GET /api/tenders/offerings/seller/list', { query });
    if (data.some((demand) => demand.tender_id === tender_id)) return;
    await pause(200);
  }
  throw new Error(`demand ${tender_id} does not fit store ${store_id}`);
}

/** What the store offers without thinking, sent by a colleague. */
export async function sendUsualOffer(base: string, store_id: string, tender_id: string) {
  const { call } = await atWork(base, 'owner');
  const query = { store_id, tender_id };
  const usual = await call('GET /api/tenders/offerings/default-offering', { query });
  const { tender_version, lines, delivery, shipping_fee, valid_until } = usual;
  return call('POST /api/tenders/offerings/create', {
    body: {
      ...query,
      tender_version,
      lines: lines.map(({ item_id, inventory_id, quantity, unit_price }) => ({
        item_id,
        inventory_id,
        quantity,
        unit_price,
      })),
      delivery,
      shipping_fee,
      valid_until,
    },
  });
}
