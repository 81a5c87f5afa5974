import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, severalOnce, version } from './fields.ts';
import { inventoryStates } from './inventory-choices.ts';
import {
  expiresOn,
  inventoryRow,
  lowStockLevel,
  minimumOrder,
  price,
  priceTiers,
  stockCount,
} from './inventory-row.ts';
import { choice } from './order-row.ts';

const manage = asSeller('inventory', 'MANAGE', { one: 'store_id' });
const changed = z.object({ inventories: z.array(inventoryRow) });
const errors = ['store_inactive', 'inventory_not_found', 'inventory_version_conflict'] as const;
const stockErrors = [...errors, 'stock_below_reserved'] as const;

/** Which listing, as it was when it was looked at. */
const which = { inventory_id: id, version };
/** What is left out stays. */
const priceAndStock = { price: price.optional(), stock: stockCount.optional() };
const everything = {
  ...priceAndStock,
  cost_price: price.nullable().optional(),
  minimum_order: minimumOrder.optional(),
  low_stock_level: lowStockLevel.optional(),
  expires_on: expiresOn.optional(),
  state: choice(inventoryStates).optional(),
  price_tiers: priceTiers.optional(),
};

const update = endpoint({
  method: 'POST',
  path: '/api/inventories/update',
  doc: 'Price and stock of a listing. A count is applied as the difference to what was seen.',
  access: manage,
  body: z.strictObject({ store_id: id, ...which, ...priceAndStock }),
  response: changed,
  errors: stockErrors,
  queueable: true,
});

const updateV2 = endpoint({
  method: 'POST',
  path: '/api/v2/inventories/update',
  doc: 'Everything of a listing that can be changed.',
  access: manage,
  body: z.strictObject({ store_id: id, ...which, ...everything }),
  response: changed,
  errors: stockErrors,
  queueable: true,
});

const updateV3 = endpoint({
  method: 'POST',
  path: '/api/v3/inventories/update',
  doc: 'Several listings of one product, its variants and units, all or nothing.',
  access: manage,
  body: z.strictObject({
    store_id: id,
    product_id: id,
    inventories: severalOnce(z.strictObject({ ...which, ...everything }), 'inventory_id'),
  }),
  response: changed,
  errors: stockErrors,
  queueable: true,
});

const updateBulk = endpoint({
  method: 'POST',
  path: '/api/inventories/update/bulk',
  doc: 'Several listings of a store, of any products, all or nothing.',
  access: manage,
  body: z.strictObject({
    store_id: id,
    inventories: severalOnce(z.strictObject({ ...which, ...everything }), 'inventory_id'),
  }),
  response: changed,
  errors: stockErrors,
  queueable: true,
});

const updateState = endpoint({
  method: 'POST',
  path: '/api/inventories/update-state',
  doc: 'Offers listings or takes them off. Orders that are under way go on.',
  access: manage,
  body: z.strictObject({
    store_id: id,
    state: choice(inventoryStates),
    inventories: severalOnce(z.strictObject(which), 'inventory_id'),
  }),
  response: changed,
  errors,
  queueable: true,
});

const updatePriceTiers = endpoint({
  method: 'POST',
  path: '/api/v2/inventories/update-price-tiers',
  doc: 'The price tiers of a listing, all of them anew.',
  access: manage,
  body: z.strictObject({ store_id: id, ...which, price_tiers: priceTiers }),
  response: changed,
  errors,
  queueable: true,
});

export const inventoryChanges = {
  update,
  updateV2,
  updateV3,
  updateBulk,
  updateState,
  updatePriceTiers,
};
export type ListingChange = z.output<typeof updateBulk.body>['inventories'][number];
