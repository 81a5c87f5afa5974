/** What a listing can be, and how lists of them are narrowed and ordered; without zod, since screens use it too. */
export const inventoryStates = ['ACTIVE', 'INACTIVE'] as const;

/** How much is left to sell, in words: nothing, no more than the level the seller set, or enough. */
export const stockLevels = ['NONE', 'LOW', 'ENOUGH'] as const;

export const inventorySorts = ['name', 'newest', 'lowest_stock', 'oldest_price'] as const;

/** In which search something was typed: among the own listings, or in the catalogue. */
export const searchKinds = ['INVENTORY', 'CATALOGUE'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** By what a listing was changed. */
export const changeSources = [
  'SCREEN',
  'BULK',
  'IMPORT',
  'STOCK_TAKE',
  'COPY',
  'RULE',
  'ORDER',
  'ACCOUNTING',
] as const;

/** What of a listing changed. */
export const changeKinds = [
  'CREATED',
  'PRICE',
  'COST_PRICE',
  'PRICE_TIERS',
  'MINIMUM_ORDER',
  'LOW_STOCK_LEVEL',
  'STATE',
  'EXPIRY',
  'STOCK',
] as const;

/** So many days before, and from then on, it is told that something expires. */
export const daysBeforeExpiry = 30;

export type InventoryState = (typeof inventoryStates)[number];
export type StockLevel = (typeof stockLevels)[number];
export type InventorySort = (typeof inventorySorts)[number];
export type ChangeKind = (typeof changeKinds)[number];
export type ChangeSource = (typeof changeSources)[number];
