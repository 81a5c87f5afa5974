import type { Offline } from '../../platform/offline/offline.ts';
import type { Services } from '../../platform/services.ts';
import { orderDetailKey } from './order-detail.query.ts';
import { orderListKey } from './order-list.query.ts';
import type { OrderPage } from './order-page.ts';
import { withSummaryInPage } from './order-summary-row.ts';

type Needed = Pick<Services, 'api' | 'queryClient'> & Pick<Offline, 'outbox'>;

/** A conflict says that a row is out of date: it is put right once for each, wherever it is shown. */
export function refreshRefusedOrders({ api, queryClient, outbox }: Needed): void {
  const seen = new Set<number>();
  outbox.state.subscribe(({ items }) => {
    for (const { id, refusal, body } of items) {
      if (refusal?.code !== 'order_state_conflict' || seen.has(id)) continue;
      seen.add(id);
      void refresh(String(body.order_id), String(body.store_id));
    }
  });

  async function refresh(order_id: string, store_id: string): Promise<void> {
    const query = { order_id, store_id, is_seller: true };
    const summary = await api('GET /api/orders/summary', { query }).catch(() => undefined);
    if (!summary) return;
    queryClient.setQueriesData<OrderPage>(
      { queryKey: orderListKey },
      (page) => page && withSummaryInPage(page, summary),
    );
    await queryClient.invalidateQueries({ queryKey: [...orderDetailKey, order_id] });
  }
}
