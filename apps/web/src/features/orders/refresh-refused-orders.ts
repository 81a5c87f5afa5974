import type { OutboxItem } from '../../platform/offline/device-records.ts';
import type { Offline } from '../../platform/offline/offline.ts';
import type { Services } from '../../platform/services.ts';
import { orderListKey } from './order-list.query.ts';

type Needed = Pick<Services, 'api' | 'queryClient'> & Pick<Offline, 'outbox'>;

/**
 * A conflict says that a row is out of date: it is put right once for each, wherever it is shown. The order that comes
 * with it is that of the moment it was refused; what was refused before the page was opened is asked for.
 */
export function refreshRefusedOrders({ api, queryClient, outbox }: Needed): void {
  const seen = new Set<number>();
  outbox.state.subscribe(({ items }, { items: before }) => {
    for (const item of items) {
      const { id, refusal, body } = item;
      if (refusal?.code !== 'order_state_conflict' || seen.has(id)) continue;
      seen.add(id);
      const order = isRefusedNow(item, before) ? refusal.current_order : undefined;
      import('./show-refused-order.ts').then(
        ({ showOrder, askForOrder }) =>
          order
            ? showOrder({ api, queryClient }, order)
            : askForOrder({ api, queryClient }, String(body.order_id), String(body.store_id)),
        // Without its code the list is asked for as a whole.
        () => queryClient.invalidateQueries({ queryKey: orderListKey }),
      );
    }
  });
}

const isRefusedNow = ({ id }: OutboxItem, before: readonly OutboxItem[]): boolean =>
  before.some((item) => item.id === id && !item.refusal);
