import type { OrderRow } from '@marketplace/contract/order-row';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { changeOnHand } from '../../../platform/realtime/change-on-hand.ts';
import { renew } from '../../../platform/realtime/renew.ts';
import type { Services } from '../../../platform/services.ts';
import { orderDetailKey } from '../order-detail.query.ts';
import type { OrderDetail } from '../order-detail-answer.ts';
import { orderListKey } from '../order-list.query.ts';
import type { OrderPage } from '../order-page.ts';
import { withRow } from './order-events.ts';
import { withSummaryInPage } from './order-summary-row.ts';

type Needed = Pick<Services, 'api' | 'queryClient'>;

export function showOrder({ queryClient }: Pick<Needed, 'queryClient'>, order: OrderRow): void {
  changeOnHand<OrderPage>(queryClient, orderListKey, (page) =>
    page.data.some(({ id }) => id === order.id) ? withRow(page, order) : page,
  );
  const queryKey = [...orderDetailKey, order.id];
  changeOnHand<OrderDetail>(queryClient, queryKey, (detail) => ({ ...detail, order }));
  // Who was faster, and what it did to the lines, has not come with it; and another tab may hear of it late.
  void queryClient.invalidateQueries({ queryKey });
  renew(queryClient, orderListKey);
}

export async function askForOrder(
  { api, queryClient }: Needed,
  body: OutboxItem['body'],
): Promise<void> {
  const order_id = String(body.order_id);
  const query = { order_id, store_id: String(body.store_id), is_seller: true };
  const summary = await api('GET /api/orders/summary', { query });
  changeOnHand<OrderPage>(queryClient, orderListKey, (page) => withSummaryInPage(page, summary));
  await queryClient.invalidateQueries({ queryKey: [...orderDetailKey, order_id] });
}
