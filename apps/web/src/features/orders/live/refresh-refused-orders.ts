import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import type { Offline } from '../../../platform/offline/offline.ts';
import { renew } from '../../../platform/realtime/renew.ts';
import type { Services } from '../../../platform/services.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { orderDetailKey } from '../order-detail.query.ts';
import { orderListKey } from '../order-list.query.ts';

type Needed = Pick<Services, 'api' | 'queryClient'> & Pick<Offline, 'outbox'>;

/**
 * A conflict says that a row is out of date: it is put right once for each, wherever it is shown. The order that comes
 * with it is that of the moment it was refused: it is shown in that moment or not at all. What was refused before the
 * page was opened is asked for.
 */
export function refreshRefusedOrders({ api, queryClient, outbox }: Needed): void {
  const seen = new Set<number>();
  const showing = lazyPart(() => import('./show-refused-order.ts'));
  const renewAll = () => {
    for (const key of [orderListKey, orderDetailKey]) renew(queryClient, key);
  };
  outbox.state.subscribe(({ items }, { items: before }) => {
    // What is about to be sent may be refused.
    if (items.length > before.length) showing.load().catch(() => {});
    for (const item of items) {
      const { id, refusal, body } = item;
      if (refusal?.code !== 'order_state_conflict' || seen.has(id)) continue;
      seen.add(id);
      const order = isRefusedNow(item, before) && refusal.current_order;
      const code = showing.loaded();
      if (!order)
        showing
          .load()
          .then((late) => late.askForOrder({ api, queryClient }, body))
          // Neither without its code nor without an answer does the row stay as it is.
          .catch(renewAll);
      else if (code) code.showOrder({ queryClient }, order);
      else renewAll();
    }
  });
}

const isRefusedNow = ({ id }: OutboxItem, before: readonly OutboxItem[]): boolean =>
  before.some((item) => item.id === id && !item.refusal);
