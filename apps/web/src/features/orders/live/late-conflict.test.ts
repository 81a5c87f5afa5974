import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import type { Outbox } from '../../../platform/offline/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { orderDetailKey } from '../order-detail.query.ts';
import { orderListKey } from '../order-list.query.ts';
import { refreshRefusedOrders } from './refresh-refused-orders.ts';

const listKey = [...orderListKey, {}, 1];
const detailKey = [...orderDetailKey, '1'];
const row = (fulfilment_status: string) => ({ id: '1', fulfilment_status });

/** A page with a list and an order on hand, whose changes are sent as the test says. */
function openPage() {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const show = (order: object) => {
    queryClient.setQueryData(listKey, { data: [order] });
    queryClient.setQueryData(detailKey, { order });
  };
  show(row('NEW'));
  const state = createStore<{ items: OutboxItem[] }>(() => ({ items: [] }));
  refreshRefusedOrders({
    api: (() => Promise.reject(new Error('no signal'))) as unknown as Services['api'],
    queryClient,
    outbox: { state } as unknown as Outbox,
  });
  const item = { id: 1, body: { order_id: '1', store_id: '5' } } as unknown as OutboxItem;
  const refusal = { code: 'order_state_conflict', current_order: row('PROCESSING') };
  return {
    show,
    send: () => state.setState({ items: [item] }),
    refuse: () => state.setState({ items: [{ ...item, refusal } as unknown as OutboxItem] }),
    shown: () => [queryClient.getQueryData(listKey), queryClient.getQueryData(detailKey)],
    due: () =>
      [listKey, detailKey].map((key) => queryClient.getQueryState(key)?.isInvalidated === true),
  };
}

const codeIsThere = () => vi.dynamicImportSettled();

it('the order of a conflict is shown in the same breath when the code for it is there', async () => {
  const { send, refuse, shown } = openPage();
  send();
  await codeIsThere();
  refuse();
  expect(shown()).toEqual([{ data: [row('PROCESSING')] }, { order: row('PROCESSING') }]);
});

it('the order of a conflict is not held until its code comes: what came meanwhile is newer', async () => {
  const { send, refuse, show, shown, due } = openPage();
  send();
  refuse();
  expect(due()).toEqual([true, true]);
  show(row('SHIPPED'));
  await codeIsThere();
  expect(shown()).toEqual([{ data: [row('SHIPPED')] }, { order: row('SHIPPED') }]);
});

it('a conflict of an earlier visit that cannot be put right has list and order asked for anew', async () => {
  const { refuse, due } = openPage();
  refuse();
  await vi.waitUntil(() => due()[0]);
  expect(due()).toEqual([true, true]);
});
