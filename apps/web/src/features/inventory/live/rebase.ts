import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { isSame } from '../../../platform/forms/merge-values.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';

/** What a change calls a field, and where the row has it. A count is about the whole shelf, in whatever unit. */
const columns = {
  price: 'price',
  cost_price: 'cost_price',
  minimum_order: 'minimum_order',
  low_stock_level: 'low_stock_level',
  expires_on: 'expires_on',
  price_tiers: 'price_tiers',
  state: 'state',
  stock: 'stock_pieces',
} as const satisfies Record<string, keyof InventoryRow>;

/**
 * Whether somebody else has changed what this changes, since the row it was made from. A listing has one version for all
 * of its fields: where only others are different, the change goes through on the row of now, without a word.
 */
export const isContested = (
  changes: object,
  before: Partial<InventoryRow>,
  now: InventoryRow,
): boolean =>
  Object.entries(columns).some(
    ([field, column]) => field in changes && !isSame(before[column], now[column]),
  );

type Rebased = Pick<OutboxItem, 'body' | 'base'>;

/** A waiting change of a listing on the row of now; none where it has to be decided by the person. */
export function rebaseListing(
  { body, base }: Rebased,
  { current_inventories = [] }: { current_inventories?: InventoryRow[] | undefined },
): Rebased | undefined {
  const before = base as InventoryRow | undefined;
  const now = current_inventories.find(({ id }) => id === before?.id);
  if (!before || !now || isContested(body, before, now)) return undefined;
  const { version } = now;
  // One listing is sent by itself, its state in a list of one.
  const which = body.inventories
    ? { inventories: [{ inventory_id: now.id, version }] }
    : { version };
  return { body: { ...body, ...which }, base: now };
}
