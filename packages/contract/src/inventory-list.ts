import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, queryFlag, queryInteger, queryList, says } from './fields.ts';
import {
  changeKinds,
  changeSources,
  inventorySorts,
  inventoryStates,
  stockLevels,
} from './inventory-choices.ts';
import { inventoryRow, priceTier } from './inventory-row.ts';
import { choice } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';

const view = asSeller('inventory', 'VIEW', { one: 'store_id', all: 'select_all_store' });
const viewOne = asSeller('inventory', 'VIEW', { one: 'store_id' });
const viewFound = asSeller('inventory', 'VIEW', { one: 'store_id', found_by: 'inventory_id' });

/** What a list of listings can be narrowed by. */
export const inventoryFilterFields = {
  query: line(0, 100).optional(),
  category_id: queryList(id, 50).optional(),
  brand_id: queryList(id, 50).optional(),
  state: choice(inventoryStates).optional(),
  stock_level: queryList(choice(stockLevels), 3).optional(),
  price_unchanged_days: queryInteger(1, 3650).optional(),
  expires_within_days: queryInteger(0, 365).optional(),
};
export const inventoryFilter = z.strictObject(inventoryFilterFields);

const listQuery = z
  .strictObject({
    store_id: id.optional(),
    select_all_store: queryFlag.default(false),
    ...inventoryFilterFields,
    sort: choice(inventorySorts).default('name'),
    page,
    page_size: pageSize,
  })
  .refine((query) => Boolean(query.store_id) !== query.select_all_store, {
    path: ['store_id'],
    error: says('store_choice_missing'),
  });

const countsByState = z.object({ ACTIVE: z.int(), INACTIVE: z.int() });

const list = endpoint({
  method: 'GET',
  path: '/api/inventories/list',
  doc: 'A page of listings of one store or of all stores of the person, with exact counts per state.',
  access: view,
  query: listQuery,
  response: z.object({
    ...pagedUpTo(inventoryRow),
    counts: countsByState,
  }),
  errors: ['page_too_far'],
});

/** A product with its variants and the units of each that the store sells, the smallest first. */
const productGroup = z.object({
  store_id: id,
  store_name: z.string(),
  product_id: id,
  product_name: z.string(),
  brand_name: z.string(),
  category_name: z.string(),
  is_multi_variant: z.boolean(),
  inventories: z.array(inventoryRow),
});

const listV2 = endpoint({
  method: 'GET',
  path: '/api/v2/inventories/list',
  doc: 'A page of products, each with the units and variants the store sells; counts are of products.',
  access: view,
  query: listQuery,
  response: z.object({
    ...pagedUpTo(productGroup),
    counts: countsByState,
  }),
  errors: ['page_too_far'],
});

const facet = z.object({ id, name: z.string(), count: z.int() });

const listFilter = endpoint({
  method: 'GET',
  path: '/api/inventories/list/filter',
  doc: 'What a list can be narrowed by, each with how many products it leaves.',
  access: view,
  query: z
    .strictObject({ store_id: id.optional(), select_all_store: queryFlag.default(false) })
    .refine((query) => Boolean(query.store_id) !== query.select_all_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: z.object({
    categories: z.array(facet),
    brands: z.array(facet),
    states: countsByState,
    stock_levels: z.object({ NONE: z.int(), LOW: z.int(), ENOUGH: z.int() }),
    /** The same among what is offered: what a seller has to fill up, as the summary of the store counts it. */
    offered_stock_levels: z.object({ NONE: z.int(), LOW: z.int() }),
    expiring: z.int().meta({ description: 'Expired, or soon: within 30 days.' }),
    adjustable_prices: z.int().meta({ description: 'That price rules would have otherwise.' }),
  }),
  errors: [],
});

const get = endpoint({
  method: 'GET',
  path: '/api/inventories/get',
  doc: 'One listing.',
  access: viewFound,
  query: z.strictObject({ store_id: id.optional(), inventory_id: id }),
  response: z.object({ inventory: inventoryRow }),
  errors: ['inventory_not_found'],
});

const getBulk = endpoint({
  method: 'GET',
  path: '/api/inventories/get/bulk',
  doc: 'Several listings of a store, in the order they were asked for; those that are not there are left out.',
  access: viewOne,
  query: z.strictObject({ store_id: id, inventory_ids: queryList(id, 100) }),
  response: z.object({ inventories: z.array(inventoryRow) }),
  errors: [],
});

const multivariant = endpoint({
  method: 'GET',
  path: '/api/v2/inventories/multivariant-detail',
  doc: 'A product with all its variants and units that the store sells, or those of one unit of measure.',
  access: viewOne,
  query: z.strictObject({ store_id: id, product_id: id, uom_id: id.optional() }),
  response: z.object({ product: productGroup }),
  errors: ['inventory_not_found'],
});

const changeValue = z.union([z.int(), z.string(), z.array(priceTier)]);

const change = z.object({
  id: z.string().meta({ description: 'Unique in the log; says nothing else.' }),
  inventory_id: id.nullable().meta({ description: 'Null for stock, which all units share.' }),
  variant_id: id,
  variant_name: z.string(),
  uom_name: z.string().nullable(),
  kind: z.enum(changeKinds),
  source: z.enum(changeSources),
  before: changeValue.nullable().meta({ description: 'Rupiah, a state, tiers; stock in pieces.' }),
  after: changeValue.nullable(),
  note: z.string(),
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  user_name: z.string().nullable(),
  created_at: instant,
});

const log = endpoint({
  method: 'GET',
  path: '/api/inventories/get/log',
  doc: 'What happened to a listing, or to a product of the store, newest first: price, tiers, state and stock, by whom and by what.',
  access: viewOne,
  query: z
    .strictObject({
      store_id: id,
      inventory_id: id.optional(),
      product_id: id.optional(),
      uom_id: id.optional(),
      page,
      page_size: pageSize,
    })
    .refine((query) => Boolean(query.inventory_id) !== Boolean(query.product_id), {
      path: ['inventory_id'],
      error: says('required'),
    }),
  response: z.object(pagedUpTo(change)),
  errors: ['inventory_not_found', 'page_too_far'],
});

export const inventoryList = { list, listV2, listFilter, get, getBulk, multivariant, log };
export type InventoryListQuery = z.output<typeof listQuery>;
export type InventoryChange = z.infer<typeof change>;
export type ProductGroup = z.infer<typeof productGroup>;
