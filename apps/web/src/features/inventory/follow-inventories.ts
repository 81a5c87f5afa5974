import type { AnswerOf } from '@marketplace/contract/call';
import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { QueryClient } from '@tanstack/react-query';
import type { Outbox } from '../../platform/offline/outbox.ts';
import { changeOnHand } from '../../platform/realtime/change-on-hand.ts';
import { askAnew, renew, renewUnderWay } from '../../platform/realtime/renew.ts';
import type { Services } from '../../platform/services.ts';
import { showToast } from '../../ui/toast.tsx';
import { type InventoryPage, inventoryFilterKey, inventoryListKey } from './inventory.query.ts';
import { listingKey } from './listing.query.ts';
import { stateCall, updateCall } from './listing-calls.ts';

type Needed = Pick<Services, 'events' | 'queryClient'> & { outbox: Outbox };
type Changed = { inventories?: InventoryRow[] };

const pause = 5_000;
/** The lists with their counts, and what forms and pages of listings were opened with. */
const followed = [inventoryListKey, inventoryFilterKey, listingKey];

/** Every list on hand follows the stream and what this device has changed, without being asked for again. */
export function followInventories({ events, queryClient, outbox }: Needed): void {
  const due = new Set<readonly string[]>();
  /** Counts, and stock that orders have moved: asked for again by who looks, a few seconds later at most. */
  const refreshSoon = (...keys: (readonly string[])[]) => {
    if (due.size === 0) setTimeout(refresh, pause);
    for (const key of keys) due.add(key);
  };
  const refresh = () => {
    for (const queryKey of due) renew(queryClient, queryKey);
    due.clear();
  };
  const show = (rows: readonly InventoryRow[]) => showRows(queryClient, rows);

  events.onEvent(({ kind, payload }) => {
    if (kind.startsWith('order.')) return refreshSoon(...followed);
    if (kind !== 'inventory.changed') return;
    const { inventories } = payload as Changed;
    if (inventories) show(inventories);
    // Too many to be told one by one: any may be on hand.
    refreshSoon(...(inventories ? [inventoryFilterKey] : followed));
  });
  events.onReset(() => {
    for (const queryKey of followed) askAnew(queryClient, queryKey);
  });

  outbox.onSent(({ call }, answer) => {
    if (call !== updateCall && call !== stateCall) return;
    show((answer as AnswerOf<typeof updateCall>).inventories);
    refreshSoon(inventoryFilterKey);
    showToast({ text: 'Tersimpan.', kind: 'success' });
  });
}

/** Puts listings as they are now into every list on hand; one that is under way may not know of them. */
export function showRows(queryClient: QueryClient, rows: readonly InventoryRow[]): void {
  renewUnderWay(queryClient, inventoryListKey);
  changeOnHand<InventoryPage>(queryClient, inventoryListKey, (page) => withRows(page, rows));
  renewUnderWay(queryClient, listingKey);
  changeOnHand<Opened>(queryClient, listingKey, (opened) => withOpenedRows(opened, rows));
}

/** What a form or a page of listings was opened with. */
type Opened = {
  inventory?: InventoryRow;
  inventories?: InventoryRow[];
  product?: ProductGroup;
};

/** With these listings as they are now; the same when none of them is in it. */
function withOpenedRows(opened: Opened, rows: readonly InventoryRow[]): Opened {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nowOf = (row: InventoryRow) => byId.get(row.id) ?? row;
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
function withRows(page: InventoryPage, rows: readonly InventoryRow[]): InventoryPage {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isTouched = page.data.some(({ inventories }) => inventories.some(({ id }) => byId.has(id)));
  if (!isTouched) return page;
  return {
    ...page,
    data: page.data.map((product) => ({
      ...product,
      inventories: product.inventories.map((row) => byId.get(row.id) ?? row),
    })),
  };
}
