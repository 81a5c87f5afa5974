import type { OrderRow } from '@marketplace/contract/order-row';
import type { OutboxItem } from '../../platform/offline/device-records.ts';
import type { Offline } from '../../platform/offline/offline.ts';
import { changeOnHand } from '../../platform/realtime/change-on-hand.ts';
import type { Services } from '../../platform/services.ts';
import { orderDetailKey } from './order-detail.query.ts';
import type { OrderDetail } from './order-detail-answer.ts';
import { withRow } from './order-events.ts';
import { orderListKey } from './order-list.query.ts';
import type { OrderPage } from './order-page.ts';
import { withSummaryInPage } from './order-summary-row.ts';

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
      if (refusal.current_order && isRefusedNow(item, before)) show(refusal.current_order);
      else void refresh(String(body.order_id), String(body.store_id));
    }
  });

  function show(order: OrderRow): void {
    changeOnHand<OrderPage>(queryClient, orderListKey, (page) =>
      page.data.some(({ id }) => id === order.id) ? withRow(page, order) : page,
    );
    const queryKey = [...orderDetailKey, order.id];
    queryClient.setQueryData<OrderDetail>(queryKey, (detail) => detail && { ...detail, order });
    // Who was faster, and what it did to the lines, has not come with it.
    void queryClient.invalidateQueries({ queryKey });
  }

  async function refresh(order_id: string, store_id: string): Promise<void> {
    const query = { order_id, store_id, is_seller: true };
    const summary = await api('GET /api/orders/summary', { query }).catch(() => undefined);
    if (!summary) return;
    changeOnHand<OrderPage>(queryClient, orderListKey, (page) => withSummaryInPage(page, summary));
    await queryClient.invalidateQueries({ queryKey: [...orderDetailKey, order_id] });
  }
}

const isRefusedNow = ({ id }: OutboxItem, before: readonly OutboxItem[]): boolean =>
  before.some((item) => item.id === id && !item.refusal);
