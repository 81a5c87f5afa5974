import { contract } from '@marketplace/contract/contract';
import type { TenderRow } from '@marketplace/contract/tender';
import { followTender } from '../features/tenders/matching/follow-tender.service.ts';
import { testStores } from '../world/test-cast.ts';
import type { TestServer } from './test-server.ts';

type Server = Pick<TestServer, 'call' | 'database'>;
type Stores = { buyer_store_id: string; seller_store_id: string };

const ownStores: Stores = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
const dayMs = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** The first things that a store sells now, as a buyer asks for them. */
export async function wantedItems(
  { call }: Server,
  buyer: string,
  {
    things = 1,
    quantity = 2,
    ...stores
  }: Partial<Stores> & { things?: number; quantity?: number } = {},
) {
  const query = { ...ownStores, ...stores, page_size: '100' };
  const { data } = (await call(contract.inventories.forSale, { query }, buyer)).body;
  const byVariant = new Map<string, (typeof data)[number]>();
  for (const row of data) if (row.available >= 10) byVariant.set(row.product_name, row);
  const rows = [...byVariant.values()].slice(0, things);
  return rows.map(({ inventory_id }) => ({ inventory_id, quantity }));
}

/** The same by the units of the catalogue. */
export async function itemsOf(
  { database: { db } }: Server,
  listings: readonly { inventory_id: string; quantity: number }[],
) {
  const found = await db
    .selectFrom('inventories')
    .where(
      'id',
      'in',
      listings.map(({ inventory_id }) => inventory_id),
    )
    .select(['id', 'product_unit_id'])
    .execute();
  return listings.map(({ inventory_id, quantity }) => ({
    product_unit_id: found.find(({ id }) => id === inventory_id)?.product_unit_id ?? '',
    quantity,
  }));
}

export const wishes = (more: object = {}) => ({
  buyer_store_id: testStores.buyer,
  delivery: 'STORE_COURIER',
  payment_method: 'COD',
  needed_by: inDays(7).slice(0, 10),
  closes_at: inDays(3),
  ...more,
});

type Asked = Partial<Stores> & { things?: number; quantity?: number; [field: string]: unknown };

/** A demand for some of what a store sells, which the stores that it fits have seen. */
export async function askFor(
  server: Server,
  buyer: string,
  { things = 1, quantity = 2, seller_store_id = testStores.own, ...more }: Asked = {},
): Promise<TenderRow> {
  const buyer_store_id = more.buyer_store_id ?? testStores.buyer;
  const wanted = { things, quantity, seller_store_id, buyer_store_id };
  const items = await itemsOf(server, await wantedItems(server, buyer, wanted));
  const body = wishes({ items, ...more });
  const made = await server.call(contract.tenders.create, { body }, buyer);
  if (made.status !== 200) throw new Error(`nothing was asked for: ${made.text}`);
  const { tender } = made.body;
  await followTender(server.database.db, { buyer_store_id, tender_id: tender.id });
  return tender;
}

/** What the store would offer without thinking, ready to be sent. */
export async function usualOffer(
  { call }: Server,
  seller: string,
  { id: tender_id }: Pick<TenderRow, 'id'>,
  store_id: string = testStores.own,
) {
  const query = { store_id, tender_id };
  const usual = await call(contract.tenderOfferings.defaultOffering, { query }, seller);
  if (usual.status !== 200) throw new Error(`no default offering: ${usual.text}`);
  const { tender_version, lines, delivery, shipping_fee, valid_until } = usual.body;
  return {
    store_id,
    tender_id,
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
  };
}

/** An offer as the store would make it, changed by `more`. */
export async function offerFor(
  server: Server,
  seller: string,
  tender: Pick<TenderRow, 'id'>,
  { store_id = testStores.own, ...more }: { store_id?: string; [field: string]: unknown } = {},
) {
  const body = { ...(await usualOffer(server, seller, tender, store_id)), ...more };
  const sent = await server.call(contract.tenderOfferings.create, { body }, seller);
  if (sent.status !== 200) throw new Error(`nothing was offered: ${sent.text}`);
  return sent.body;
}

export const awardBody = (
  { id: tender_id, buyer_store_id }: Pick<TenderRow, 'id' | 'buyer_store_id'>,
  { store_id, version }: { store_id: string; version: number },
  more: object = {},
) => ({ buyer_store_id, tender_id, seller_store_id: store_id, version, ...more });
