import type { AnswerOf } from '@marketplace/contract/call';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Outbox } from '../../../platform/offline/outbox.ts';
import { changeOnHand, type OnHand } from '../../../platform/realtime/change-on-hand.ts';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import { followList } from '../../../platform/realtime/follow-list.ts';
import { renewUnderWay } from '../../../platform/realtime/renew.ts';
import type { Services } from '../../../platform/services.ts';
import { isStoreIn } from '../../../platform/state/store-slice.ts';
import { showToast } from '../../../ui/toast.tsx';
import { inventoryFilterKey, inventoryListKey } from '../inventory.query.ts';
import type { InventoryPage } from '../inventory-page.ts';
import { listingKey } from '../listing.query.ts';
import { stateCall, updateCall } from '../listing-calls.ts';
import { movesStock, type Opened, rowsIn, withOpenedRows, withRows } from './inventory-events.ts';

type Needed = Pick<Services, 'events' | 'queryClient'> & { outbox: Outbox };

const pause = 5_000;

/** What besides stock makes the counts others. */
const countedBy = new Set(['inventory.changed', 'price_rules.changed']);

/** Every list on hand follows the stream and what this device has changed. */
export function followInventories({ events, queryClient, outbox }: Needed): void {
  const needed = { events, queryClient };
  followList<InventoryPage>(needed, {
    key: inventoryListKey,
    merge: (page, event) => withRows(page, rowsIn(event)),
    isOutdatedBy,
    pause,
  });
  followList<Opened>(needed, {
    key: listingKey,
    merge: (opened, event) => withOpenedRows(opened, rowsIn(event)),
    isOutdatedBy,
    pause,
  });
  const counts = followList(needed, {
    key: inventoryFilterKey,
    isOutdatedBy: (event, _counts, { queryKey }) =>
      isOfStores(queryKey, event) && (movesStock(event) || countedBy.has(event.kind)),
    pause,
  });

  outbox.onSent(({ call }, answer) => {
    if (call !== updateCall && call !== stateCall) return;
    showRows(queryClient, (answer as AnswerOf<typeof updateCall>).inventories);
    counts.outdate();
    showToast({ text: 'Tersimpan.', kind: 'success' });
  });
}

/** Stock that orders have moved, and what one that is under way may not know of. */
const isOutdatedBy = (
  event: StoreEvent,
  _data: unknown,
  { queryKey, isUnderWay }: OnHand,
): boolean =>
  isOfStores(queryKey, event) && (movesStock(event) || (rowsIn(event).length > 0 && isUnderWay));

const isOfStores = ([, , of]: QueryKey, { store_id }: StoreEvent): boolean =>
  isStoreIn((of as { store_id?: string } | undefined)?.store_id, store_id);

/** Puts listings as they are now into every list on hand; one that is under way may not know of them. */
export function showRows(queryClient: QueryClient, rows: readonly InventoryRow[]): void {
  renewUnderWay(queryClient, inventoryListKey);
  changeOnHand<InventoryPage>(queryClient, inventoryListKey, (page) => withRows(page, rows));
  renewUnderWay(queryClient, listingKey);
  changeOnHand<Opened>(queryClient, listingKey, (opened) => withOpenedRows(opened, rows));
}
