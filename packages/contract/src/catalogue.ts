import { z } from 'zod';
import { isBarcodeNumber } from './barcode-number.ts';
import { asSeller, endpoint, user } from './endpoint.ts';
import { done, id, line, money, queryFlag, queryList, says, uuid } from './fields.ts';
import { searchKinds } from './inventory-choices.ts';
import { catalogueUnit } from './inventory-row.ts';
import { choice } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';

const view = asSeller('inventory', 'VIEW', { one: 'store_id' });
const viewByUuid = asSeller('inventory', 'VIEW', { one: 'store_id', found_by: 'store_uuid' });
const ofStore = { store_id: id.optional(), store_uuid: uuid.optional() };

/** A unit of the catalogue as one store sees it. */
const availableUnit = catalogueUnit.extend({
  barcode_number: z.string().nullable(),
  inventory_id: id.nullable().meta({ description: 'The listing, where the store has one.' }),
  stock_pieces: z
    .int()
    .nullable()
    .meta({ description: 'Of the variant; null where the store has never had it.' }),
});

const searchQuery = z.strictObject({
  store_id: id,
  query: line(0, 100).optional(),
  category_id: queryList(id, 50).optional(),
  brand_id: queryList(id, 50).optional(),
  page,
  page_size: pageSize,
});

const searchAvailable = endpoint({
  method: 'GET',
  path: '/api/inventories/search-available-product-variants',
  doc: 'Units of the catalogue that the store does not list yet.',
  access: view,
  query: searchQuery,
  response: z.object(pagedUpTo(availableUnit)),
  errors: ['page_too_far'],
});

const availableProduct = z.object({
  product_id: id,
  product_name: z.string(),
  brand_name: z.string(),
  category_name: z.string(),
  is_multi_variant: z.boolean(),
  units: z.array(availableUnit),
});

const searchAvailableV2 = endpoint({
  method: 'GET',
  path: '/api/v2/inventories/search-available-product-variants',
  doc: 'Products of the catalogue of which the store does not list everything yet, with all their units.',
  access: view,
  query: searchQuery,
  response: z.object(pagedUpTo(availableProduct)),
  errors: ['page_too_far'],
});

const facet = z.object({ id, name: z.string(), count: z.int() });

const searchAvailableFilter = endpoint({
  method: 'GET',
  path: '/api/inventories/search-available-product-variants/filter',
  doc: 'Categories and brands of what can be listed, each with how many products it leaves.',
  access: view,
  query: z.strictObject({ store_id: id, query: line(0, 100).optional() }),
  response: z.object({ categories: z.array(facet), brands: z.array(facet) }),
  errors: [],
});

const searchRecommendations = endpoint({
  method: 'GET',
  path: '/api/inventories/search-recommendations',
  doc: 'What somebody who types this may mean: own searches first, then brands, categories and products.',
  access: view,
  query: z.strictObject({ store_id: id, query: line(0, 100).optional() }),
  response: z.object({
    suggestions: z.array(
      z.object({ text: z.string(), kind: z.enum(['HISTORY', 'BRAND', 'CATEGORY', 'PRODUCT']) }),
    ),
  }),
  errors: [],
});

export const catalogue = {
  searchAvailable,
  searchAvailableV2,
  searchAvailableFilter,
  searchRecommendations,
};

const unitsList = endpoint({
  method: 'GET',
  path: '/api/product-units/list',
  doc: 'All units of a product, with what the store has of them.',
  access: viewByUuid,
  query: z.strictObject({ ...ofStore, product_id: id }),
  response: z.object({ product_units: z.array(availableUnit) }),
  errors: ['product_unit_not_found'],
});

const getByBarcode = endpoint({
  method: 'GET',
  path: '/api/product-units/get-by-barcode',
  doc: 'The unit that carries a barcode.',
  access: viewByUuid,
  query: z.strictObject({
    ...ofStore,
    barcode_number: z.string().trim().refine(isBarcodeNumber, says('barcode_invalid')),
  }),
  response: z.object({ product_unit: availableUnit }),
  errors: ['product_unit_not_found'],
});

export const productUnits = { list: unitsList, getByBarcode };

const categoriesSearch = endpoint({
  method: 'GET',
  path: '/api/categories/search',
  doc: 'Categories by a part of their name; the most used first, or by name.',
  access: user,
  query: z.strictObject({ name: line(0, 100).optional(), sort_by_name: queryFlag.default(false) }),
  response: z.object({ categories: z.array(z.object({ id, name: z.string() })) }),
  errors: [],
});

export const categories = { search: categoriesSearch };

const priceRecommendation = z.object({
  low: money,
  median: money,
  high: money,
  sample_size: z.int().meta({ description: 'Of how many other stores of the city.' }),
});

const priceRecommendations = endpoint({
  method: 'GET',
  path: '/api/products/price-recommendations/get-bulk',
  doc: 'What other stores of the city sold these units for in the last 28 days; null for fewer than five stores.',
  access: view,
  query: z.strictObject({ store_id: id, product_unit_ids: queryList(id, 100) }),
  response: z.object({
    recommendations: z.array(
      z.object({ product_unit_id: id, recommendation: priceRecommendation.nullable() }),
    ),
  }),
  errors: [],
});

const inventoryRecommendations = endpoint({
  method: 'GET',
  path: '/api/stores/inventory-recommendations',
  doc: 'What sells in stores nearby and is not listed here, the most wanted first.',
  access: view,
  query: z.strictObject({ store_id: id, page, page_size: pageSize }),
  response: z.object({
    ...pagedUpTo(
      availableUnit.extend({
        stores_selling: z.int(),
        orders: z.int().meta({ description: 'Of those stores, in the last 28 days.' }),
        recommendation: priceRecommendation.nullable(),
      }),
    ),
  }),
  errors: ['page_too_far'],
});

export const recommendations = { priceRecommendations, inventoryRecommendations };

const historiesGet = endpoint({
  method: 'GET',
  path: '/api/search-histories/get',
  doc: 'What the person searched for last in this store.',
  access: view,
  query: z.strictObject({ store_id: id, kind: choice(searchKinds) }),
  response: z.object({ queries: z.array(z.string()) }),
  errors: [],
});

const historiesDelete = endpoint({
  method: 'POST',
  path: '/api/search-histories/delete',
  doc: 'Forgets one search of the person, or all of a kind.',
  access: view,
  body: z.strictObject({ store_id: id, kind: choice(searchKinds), query: line(1, 100).optional() }),
  response: done,
  errors: [],
});

export const searchHistories = { get: historiesGet, delete: historiesDelete };
export type AvailableUnit = z.infer<typeof availableUnit>;
export type AvailableProduct = z.infer<typeof availableProduct>;
export type CatalogueQuery = z.output<typeof searchQuery>;
export type PriceRecommendation = z.infer<typeof priceRecommendation>;
