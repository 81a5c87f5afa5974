import type { ListingChange } from '@marketplace/contract/inventory-changes';
import type { StoredRow } from './plan-rows.sql.ts';

/** A shelf by so many pieces more or fewer: what was counted there against what was seen. */
const counted = (pieces: number): ListingChange['stock'] =>
  pieces === 0
    ? undefined
    : { counted: Math.max(pieces, 0), seen: Math.max(-pieces, 0), in_pieces: true, note: '' };

/** What a listing is that was not told otherwise: on sale at once, by the piece. */
export const newListing = { minimum_order: 1, state: 'ACTIVE' } as const;

/** What a row asks of a listing there is. */
export const changeOf = (row: StoredRow): ListingChange => ({
  inventory_id: row.inventory_id ?? '',
  version: row.version ?? 0,
  price: row.price ?? undefined,
  cost_price: row.cost_price ?? undefined,
  minimum_order: row.minimum_order ?? undefined,
  state: row.state ?? undefined,
  price_tiers: row.price_tiers ?? undefined,
  stock: counted(row.stock_change),
});

/**
 * The way back: what it was before, and the shelf by as many pieces as it was changed, so that what was sold since stays
 * sold. A listing that was made is taken off: orders may know it already.
 */
export const backOf = (row: StoredRow): ListingChange => ({
  inventory_id: row.inventory_id ?? '',
  version: row.version ?? 0,
  ...(row.verdict === 'NEW' ? { state: 'INACTIVE' as const } : before(row)),
  stock: counted(-row.stock_change),
});

const before = (row: StoredRow) => ({
  price: row.price === null ? undefined : (row.old_price ?? undefined),
  cost_price: row.cost_price === null ? undefined : row.old_cost_price,
  minimum_order: row.minimum_order === null ? undefined : (row.old_minimum_order ?? undefined),
  state: row.state === null ? undefined : (row.old_state ?? undefined),
  price_tiers: row.price_tiers === null ? undefined : (row.old_tiers ?? undefined),
});
