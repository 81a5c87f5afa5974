import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { readInventories } from '../features/inventories/inventory-rows.service.ts';
import { systemScope } from '../platform/store-scope.ts';
import { newProduct } from './new-product.ts';
import type { TestServer } from './test-server.ts';

/** Lists a new product as a seller would: all units of its variants, each with so many in stock. */
export async function listProduct(
  { call, database }: TestServer,
  token: string,
  store_id: string,
  { variants = [''], ...more }: { variants?: readonly string[]; [field: string]: unknown } = {},
): Promise<InventoryRow[]> {
  const units = await newProduct(database.db, `Barang Uji ${randomUUID()}`, variants);
  const items = units.map(({ product_unit_id, base_quantity }) => ({
    product_unit_id,
    price: 1_000 * base_quantity,
    opening_stock: base_quantity === 1 ? 100 : 0,
    ...more,
  }));
  const added = await call(contract.inventories.createBulk, { body: { store_id, items } }, token);
  if (added.status !== 200) throw new Error(`nothing was listed: ${added.text}`);
  return added.body.inventories;
}

/** A listing as it is now. */
export async function listingNow(
  { database }: TestServer,
  { id, store_id }: Pick<InventoryRow, 'id' | 'store_id'>,
): Promise<InventoryRow> {
  const [row] = await readInventories(database.db, systemScope([store_id]), store_id, [id]);
  if (!row) throw new Error(`there is no listing ${id}`);
  return row;
}

/** The codes of the fields a refusal is about. */
export const fieldCodes = (body: unknown): Record<string, string> => {
  const { errors } = body as { errors?: { fields?: Record<string, { code: string }> } };
  const entries = Object.entries(errors?.fields ?? {});
  return Object.fromEntries(entries.map(([field, { code }]) => [field, code]));
};
