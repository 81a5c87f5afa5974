import 'fake-indexeddb/auto';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { signIn } from '../../features/sign-in/sign-in.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { startServices } from '../../testing/web-services.ts';
import { toastsNow } from '../../ui/toast-queue.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

const updateCall = 'POST /api/inventories/update';

/** Somebody whose change of a price was made from the row as it is now, and a colleague who is faster. */
async function openShop() {
  const services = startServices(marketplace.origin);
  const { people, password, stores } = marketplace;
  await signIn(services, { phone_number: people.owner, password });
  await eventually(() => expect(services.state.getState().user.info.status).toBe('loaded'));
  const { outbox } = await services.offline.load();
  const { api } = services;
  const query = { store_id: stores.own };
  const { data } = await api('GET /api/v2/inventories/list', { query });
  const row = data
    .flatMap(({ inventories }) => inventories)
    .find(({ reserved_pieces, price_tiers }) => reserved_pieces === 0 && price_tiers.length === 0);
  if (!row) throw new Error('nothing is listed');
  const { id: inventory_id, store_id, version } = row;
  const which = { inventory_id, store_id, version };
  const now = async () =>
    (await api('GET /api/inventories/get', { query: { store_id, inventory_id } })).inventory;
  const priceOf = (base: InventoryRow, price: number) =>
    outbox.add({
      call: updateCall,
      body: { ...which, price },
      base,
      record: `stock:${inventory_id}`,
      label: 'harga',
    });
  const colleague = (change: object) => api(updateCall, { body: { ...which, ...change } });
  const items = () => outbox.state.getState().items;
  return { row, now, priceOf, colleague, items };
}

it('a price goes through though the stock was counted meanwhile, and the count stays', async () => {
  const { row, now, priceOf, colleague, items } = await openShop();
  await colleague({ stock: { counted: row.stock + 3, seen: row.stock } });
  await priceOf(row, row.price + 100);
  await eventually(() => expect(items()).toEqual([]));
  expect(await now()).toMatchObject({ price: row.price + 100, stock: row.stock + 3 });
});

it('what has waited is said to be saved, also to who has not opened the listings since', async () => {
  const { row, priceOf } = await openShop();
  const before = new Set(toastsNow());
  await priceOf(row, row.price + 100);
  const said = () => toastsNow().filter((toast) => !before.has(toast));
  await eventually(() => expect(said()).toMatchObject([{ text: 'Tersimpan.' }]));
});

it('a price that somebody else has changed, too, waits for the person with what there is now', async () => {
  const { row, now, priceOf, colleague, items } = await openShop();
  await colleague({ price: row.price + 500 });
  await priceOf(row, row.price + 100);
  await eventually(() => expect(items()[0]?.refusal?.code).toBe('inventory_version_conflict'));
  expect(items()[0]?.refusal?.current_inventories).toMatchObject([{ price: row.price + 500 }]);
  expect(await now()).toMatchObject({ price: row.price + 500 });
});
