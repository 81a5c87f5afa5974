import { z } from 'zod';
import { managesBooks, ofBooks } from './accounting.ts';
import { linkBarriers, linkConfidences, linkReasons } from './accounting-words.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, line, money, queryFlag, says, severalOnce } from './fields.ts';
import { price } from './inventory-row.ts';
import { choice } from './order-row.ts';
import { page, paged, pageSize } from './pages.ts';

/** A listing of the store: one unit of a product. */
const listing = z.object({
  inventory_id: id,
  variant_id: id,
  product_id: id,
  product_name: z.string().meta({ description: 'With the variant, where there are several.' }),
  uom_name: z.string(),
  pieces: z.int().meta({ description: 'How many pieces one of it holds.' }),
  barcodes: z.array(z.string()),
  price: money,
  stock_pieces: z.int(),
});

const itemUnit = z.object({
  name: z.string(),
  ratio: z.number().meta({ description: 'How many of the first unit one of it holds.' }),
});

/** An item (Barang & Jasa) of the chosen company. */
const item = z.object({
  item_no: z.string(),
  name: z.string(),
  upc: z.string(),
  category: z.string(),
  units: z.array(itemUnit),
  price: money,
  stock: z.number().nullable().meta({ description: 'In its first unit, in the chosen warehouse.' }),
  is_suspended: z.boolean(),
});

const barrier = z.object({
  code: z.enum(linkBarriers),
  explanation: z
    .string()
    .meta({ description: 'Such as: 1 Dus di sini 40 Pcs, 1 KRT di Accurate 24 PCS.' }),
});

const suggestion = z.object({
  listing,
  item,
  unit_name: z.string(),
  unit_ratio: z.number(),
  reasons: z.array(z.enum(linkReasons)),
  explanation: z.string().meta({ description: 'The reasons in a sentence.' }),
  confidence: z.enum(linkConfidences),
  score: z.int().meta({ description: '0 to 100.' }),
  barrier: barrier.nullable().meta({ description: 'Why it cannot be confirmed as it is.' }),
});

const link = z.object({
  listing,
  item,
  unit_name: z.string(),
  unit_ratio: z.number(),
  barrier: barrier.nullable().meta({
    description: 'What has become wrong with it since: the unit changed, the item is gone.',
  }),
  linked_at: instant,
  linked_by_name: z.string().nullable(),
});

const search = { ...ofBooks, query: line(0, 100).optional(), page, page_size: pageSize };

const summary = endpoint({
  method: 'GET',
  path: '/accounting/product-mapping/summary',
  doc: 'How many listings and items are linked, and how many could be.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject(ofBooks),
  response: z.object({
    listings: z.int(),
    linked: z.int(),
    broken: z.int().meta({ description: 'Links whose unit or item has changed since.' }),
    suggested: z.object({ HIGH: z.int(), MEDIUM: z.int(), LOW: z.int() }),
    stopped: z.int().meta({ description: 'Suggestions with a barrier.' }),
    unregistered_listings: z.int(),
    items: z.int(),
    unregistered_items: z.int(),
    items_read_at: instant.nullable(),
  }),
  errors: [],
});

const list = endpoint({
  method: 'GET',
  path: '/accounting/product-mapping/list',
  doc: 'What is linked, by name; found by the name of either side, the item’s number or a barcode.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject({ ...search, is_broken: queryFlag.default(false) }),
  response: z.object(paged(link)),
  errors: [],
});

const suggestions = endpoint({
  method: 'GET',
  path: '/accounting/product-mapping/suggestions',
  doc: 'For listings that are not linked the item that fits best, the surest first. Nothing is linked until it is confirmed.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject({
    ...search,
    confidence: choice(linkConfidences).optional(),
    is_stopped: queryFlag
      .optional()
      .meta({ description: 'Only those with a barrier, or only those without.' }),
  }),
  response: z.object(paged(suggestion)),
  errors: [],
});

const unregisteredItems = endpoint({
  method: 'GET',
  path: '/accounting/product-mapping/unregistered-items',
  doc: 'Items of Accurate that no listing is linked to, by name; with what the catalogue has of the same barcode, so that it can be sold here.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject(search),
  response: z.object(
    paged(
      item.extend({
        catalogue: z
          .object({
            product_unit_id: id,
            product_name: z.string(),
            uom_name: z.string(),
            pieces: z.int(),
            unit_name: z.string().meta({ description: 'The unit of the item that it would be.' }),
            is_listed: z.boolean(),
            barrier: barrier.nullable(),
          })
          .nullable(),
      }),
    ),
  ),
  errors: [],
});

const unregisteredInventory = endpoint({
  method: 'GET',
  path: '/accounting/product-mapping/unregistered-marketplace-inventory',
  doc: 'Listings of the store that are not linked, by name, each with the item that fits best, if any.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject(search),
  response: z.object(paged(z.object({ listing, suggestion: suggestion.nullable() }))),
  errors: [],
});

const itemNo = z.string().min(1, says('required')).max(100, says('too_long'));
const unitName = z.string().min(1, says('required')).max(50, says('too_long'));
const chosenLink = { inventory_id: id, item_no: itemNo, unit_name: unitName };

const refusedLink = z.object({ inventory_id: id, barrier });

const confirm = endpoint({
  method: 'POST',
  path: '/accounting/product-mapping/confirm-pre-inbound',
  doc: 'Links what was chosen, up to a hundred. What cannot be linked is named with the reason and holds up nothing else; what is linked so already is linked.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({
    ...ofBooks,
    links: severalOnce(z.strictObject(chosenLink), 'inventory_id'),
  }),
  response: z.object({ linked: z.array(link), refused: z.array(refusedLink) }),
  errors: ['accounting_not_connected', 'accounting_not_chosen'],
});

const relink = endpoint({
  method: 'POST',
  path: '/accounting/product-mapping/relink',
  doc: 'Links a listing to another item or unit than before.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({ ...ofBooks, ...chosenLink }),
  response: z.object({ link }),
  errors: [
    'accounting_not_connected',
    'accounting_not_chosen',
    'accounting_link_not_found',
    'accounting_link_refused',
  ],
});

const inventoryIds = (most: number) =>
  z.array(id).min(1, says('required')).max(most, says('too_long'));

const remove = endpoint({
  method: 'POST',
  path: '/accounting/product-mapping/remove',
  doc: 'Takes links away; what was sent stays sent. What is not linked is passed over.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({ ...ofBooks, inventory_ids: inventoryIds(1000) }),
  response: z.object({ removed: z.int() }),
  errors: [],
});

const saveToAccurate = endpoint({
  method: 'POST',
  path: '/accounting/product-mapping/save-to-accurate',
  doc: 'Makes listings items of Accurate and links them, as a job in batches of 100: the units of one product become the units of one item.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({ ...ofBooks, inventory_ids: inventoryIds(5000) }),
  response: z.object({ job_id: z.uuid() }),
  errors: [
    'accounting_not_connected',
    'accounting_not_chosen',
    'accounting_reconnect_needed',
    'accounting_busy',
  ],
  max_body_bytes: 256 * 1024,
});

const createInventory = endpoint({
  method: 'POST',
  path: '/accounting/product-mapping/marketplace-create-inventory',
  doc: 'Lists items of Accurate in the store and links them, up to a hundred; what cannot be is named with the reason. The stock there is taken where the product has none here yet.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({
    ...ofBooks,
    items: severalOnce(
      z.strictObject({
        item_no: itemNo,
        unit_name: unitName,
        product_unit_id: id,
        price,
        takes_stock: z.boolean().default(true),
      }),
      'product_unit_id',
    ),
  }),
  response: z.object({
    created: z.array(link),
    refused: z.array(z.object({ product_unit_id: id, barrier })),
  }),
  errors: ['accounting_not_connected', 'accounting_not_chosen', 'store_inactive'],
});

export const accountingMapping = {
  summary,
  list,
  suggestions,
  unregisteredItems,
  unregisteredInventory,
  confirm,
  relink,
  remove,
  saveToAccurate,
  createInventory,
};
export { barrier as linkBarrierOf };
export type AccountingListing = z.infer<typeof listing>;
export type AccurateItem = z.infer<typeof item>;
export type AccountingLink = z.infer<typeof link>;
export type LinkSuggestion = z.infer<typeof suggestion>;
export type LinkBarrierRow = z.infer<typeof barrier>;
export type MappingListQuery = z.output<typeof list.query>;
export type SuggestionsQuery = z.output<typeof suggestions.query>;
export type MappingSearch = z.output<typeof unregisteredItems.query>;
export type UnregisteredItem = z.infer<typeof unregisteredItems.response>['data'][number];
export type ChosenLink = z.output<typeof confirm.body>['links'][number];
export type NewFromItem = z.output<typeof createInventory.body>['items'][number];
