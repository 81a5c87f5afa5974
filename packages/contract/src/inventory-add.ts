import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, severalOnce } from './fields.ts';
import { inventoryStates } from './inventory-choices.ts';
import {
  inventoryRow,
  lowStockLevel,
  minimumOrder,
  openingStock,
  price,
  priceTiers,
} from './inventory-row.ts';
import { choice } from './order-row.ts';

const manage = asSeller('inventory', 'MANAGE', { one: 'store_id' });
const added = z.object({ inventories: z.array(inventoryRow) });
const errors = ['store_inactive', 'product_unit_not_found', 'inventory_exists'] as const;

const listing = {
  product_unit_id: id,
  price,
  cost_price: price.nullable().default(null),
  minimum_order: minimumOrder.default(1),
  price_tiers: priceTiers.default([]),
  state: choice(inventoryStates).default('ACTIVE'),
  /** In this unit, of a variant the store had none of before; units of one variant add up. */
  opening_stock: openingStock.default(0),
  /** In pieces, for all units of the variant; what is left out stays. */
  low_stock_level: lowStockLevel.optional(),
};

const create = endpoint({
  method: 'POST',
  path: '/api/inventories/create',
  doc: 'Lists a product unit of the catalogue in a store.',
  access: manage,
  body: z.strictObject({ store_id: id, ...listing }),
  response: added,
  errors,
});

const createBulk = endpoint({
  method: 'POST',
  path: '/api/inventories/create/bulk',
  doc: 'Lists several product units, such as all units of a product, all or nothing.',
  access: manage,
  body: z.strictObject({
    store_id: id,
    items: severalOnce(z.strictObject(listing), 'product_unit_id'),
  }),
  response: added,
  errors,
});

export const inventoryAdd = { create, createBulk };
export type NewListing = z.output<typeof createBulk.body>['items'][number];
