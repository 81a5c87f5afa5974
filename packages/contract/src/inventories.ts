import { z } from 'zod';
import { asBuyer, endpoint } from './endpoint.ts';
import { id, instant, line, money } from './fields.ts';
import { inventoryAdd } from './inventory-add.ts';
import { inventoryChanges } from './inventory-changes.ts';
import { inventoryFiles } from './inventory-files.ts';
import { inventoryList } from './inventory-list.ts';
import { priceTier } from './inventory-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';

const forSaleRow = z.object({
  inventory_id: id,
  product_id: id,
  product_name: z.string(),
  uom_name: z.string(),
  base_quantity: z.int().meta({ description: 'How many pieces the unit holds.' }),
  price: money,
  minimum_order: z.int(),
  price_tiers: z.array(priceTier),
  /** The price of a promotion that runs, for as many as are left of it. */
  promotion: z
    .object({ name: z.string(), price: money, left: z.int(), ends_at: instant })
    .nullable(),
  available: z.int().meta({ description: 'How many of this unit can be ordered now.' }),
});

const forSaleQuery = z.strictObject({
  buyer_store_id: id,
  seller_store_id: id,
  query: line(0, 100).optional(),
  page,
  page_size: pageSize,
});

const forSale = endpoint({
  method: 'GET',
  path: '/api/inventories/for-sale',
  doc: 'What a buyer can order from a store now: active, and with its minimum in stock.',
  access: asBuyer('order', 'VIEW', { one: 'buyer_store_id' }),
  query: forSaleQuery,
  response: z.object(pagedUpTo(forSaleRow)),
  errors: ['store_not_selling', 'page_too_far'],
});

export const inventories = {
  forSale,
  ...inventoryList,
  ...inventoryChanges,
  ...inventoryAdd,
  ...inventoryFiles,
};
export type ForSaleRow = z.infer<typeof forSaleRow>;
export type ForSaleQuery = z.output<typeof forSaleQuery>;
