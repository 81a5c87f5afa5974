import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import type { InventoryPage } from '../inventory-page.ts';

/** Orders do, and changes that were too many to be told one by one: any listing may be another by now. */
export const movesStock = (event: StoreEvent): boolean =>
  event.kind.startsWith('order.') ||
  (event.kind === 'inventory.changed' && !event.payload.inventories);

export const rowsIn = (event: StoreEvent): readonly InventoryRow[] =>
  (event.kind === 'inventory.changed' && event.payload.inventories) || [];

/** The listings that the latest events told of, for answers that were on their way meanwhile. */
export const recentRows = (events: readonly StoreEvent[]): readonly InventoryRow[] =>
  events.flatMap(rowsIn);

/** An answer that was asked for before a change may come after it: of two versions of a row the later one stays. */
function newest(rows: readonly InventoryRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nowOf = (row: InventoryRow): InventoryRow => {
    const told = byId.get(row.id);
    return told && !(told.version < row.version) ? told : row;
  };
  return { byId, nowOf };
}

/** What a form or a page of listings was opened with. */
export type Opened = {
  inventory?: InventoryRow;
  inventories?: InventoryRow[];
  product?: ProductGroup;
};

/** With these listings as they are now; the same when none of them is in it. */
export function withOpenedRows<Answer extends Opened>(
  opened: Answer,
  rows: readonly InventoryRow[],
): Answer {
  const { byId, nowOf } = newest(rows);
  const { inventory, inventories, product } = opened;
  const all = [inventory, ...(inventories ?? []), ...(product?.inventories ?? [])];
  if (!all.some((row) => row && byId.has(row.id))) return opened;
  return {
    ...opened,
    ...(inventory && { inventory: nowOf(inventory) }),
    ...(inventories && { inventories: inventories.map(nowOf) }),
    ...(product && { product: { ...product, inventories: product.inventories.map(nowOf) } }),
  };
}

/** A page with these listings as they are now; the same page when it has none of them. */
export function withRows(page: InventoryPage, rows: readonly InventoryRow[]): InventoryPage {
  const { byId, nowOf } = newest(rows);
  const isTouched = page.data.some(({ inventories }) => inventories.some(({ id }) => byId.has(id)));
  if (!isTouched) return page;
  return {
    ...page,
    data: page.data.map((product) => ({
      ...product,
      inventories: product.inventories.map(nowOf),
    })),
  };
}
