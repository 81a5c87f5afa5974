import type { OrderRow } from '@marketplace/contract/order-row';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import type { Services } from '../../../platform/services.ts';
import { orderDetailKey } from '../order-detail.query.ts';
import { orderListKey } from '../order-list.query.ts';
import { orderMoneyKey } from '../order-money.query.ts';
import { followOrders } from './follow-orders.ts';

/** A page that has read its answers a minute ago; the stream tells what the test says. */
function follow() {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const listeners: ((event: StoreEvent) => void)[] = [];
  const events = {
    onEvent: (listener: (event: StoreEvent) => void) => listeners.push(listener),
    onReset: () => {},
  } as unknown as Services['events'];
  followOrders({ events, queryClient });
  const updatedAt = Date.now() - 60_000;
  return {
    queryClient,
    updatedAt,
    keep: (queryKey: readonly unknown[], data: object) => {
      queryClient.setQueryData(queryKey, data, { updatedAt });
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      return () => queryClient.getQueryState<never>(queryKey);
    },
    tell: (event: object) => {
      for (const listener of listeners) listener(event as StoreEvent);
    },
  };
}

const row = { id: '1', store_id: '5', fulfilment_status: 'PROCESSING' } as OrderRow;
const seen = { at: new Date(0).toISOString(), places: { '5': 1 } };
const page = { page: 1, seen, data: [row], counts: { NEW: 1, PROCESSING: 0 } };
const changed = {
  store_id: '5',
  area: 'order',
  number: 2,
  kind: 'order.changed',
  payload: { ...row, previous_fulfilment_status: 'NEW' },
};

it('a list that an event does not change is not written: it is as old, and as due, as before', () => {
  const { keep, tell, updatedAt, queryClient } = follow();
  const other = keep([...orderListKey, { store_id: '6' }, 1], page);
  const written: unknown[] = [];
  onTestFinished(queryClient.getQueryCache().subscribe(({ type }) => written.push(type)));
  tell(changed);
  tell({ ...changed, kind: 'inventory.changed', area: 'inventory', payload: {} });
  expect(written).toEqual([]);
  expect(other()).toMatchObject({ dataUpdatedAt: updatedAt, isInvalidated: true });
});

it('what an event changes is shown, and the rest of it is as old and as due as before', () => {
  const { keep, tell, updatedAt } = follow();
  const list = keep([...orderListKey, { store_id: '5' }, 1], page);
  const detail = keep([...orderDetailKey, '1'], {
    order: { ...row, fulfilment_status: 'NEW' },
    notes: [],
    seen,
  });
  tell(changed);
  const same = { dataUpdatedAt: updatedAt, isInvalidated: true };
  expect(list()).toMatchObject({ ...same, data: { counts: { NEW: 0, PROCESSING: 1 } } });
  expect(detail()).toMatchObject({ ...same, data: { order: { fulfilment_status: 'PROCESSING' } } });
});

it('an order that comes and goes at once has the list it came into asked for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { queryClient, tell } = follow();
  const asked = vi.fn(async () => page);
  const observer = new QueryObserver(queryClient, {
    queryKey: [...orderListKey, { status: 'NEW' }, 1],
    initialData: { ...page, data: [] },
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: asked,
  });
  onTestFinished(observer.subscribe(() => {}));
  const come = { ...row, id: '9', fulfilment_status: 'NEW', previous_fulfilment_status: null };
  const went = { ...come, fulfilment_status: 'CANCELLED', previous_fulfilment_status: 'NEW' };
  tell({ ...changed, kind: 'order.noted', payload: { order_id: '0', note: {} } });
  tell({ ...changed, number: 3, kind: 'order.created', payload: come });
  tell({ ...changed, number: 4, payload: went });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveBeenCalledOnce();
});

it.each([
  ['its order has moved', changed, 1],
  ['another order has moved', { ...changed, payload: { ...changed.payload, id: '9' } }, 0],
  ['its store is paid out', { ...changed, kind: 'payouts.changed', payload: {} }, 1],
  ['its store is billed', { ...changed, kind: 'fees.changed', payload: {} }, 1],
  ['another store is paid out', { ...changed, kind: 'payouts.changed', store_id: '6' }, 0],
  ['somebody wrote a note', { ...changed, kind: 'order.noted', payload: { order_id: '1' } }, 0],
])('the money of an order that is looked at when %s', async (_when, event, times) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { queryClient, tell } = follow();
  const asked = vi.fn(async () => ({ steps: [] }));
  const observer = new QueryObserver(queryClient, {
    queryKey: [...orderMoneyKey, { order_id: '1', store_id: '5' }],
    initialData: { steps: [] },
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: asked,
  });
  onTestFinished(observer.subscribe(() => {}));
  tell(event);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveBeenCalledTimes(times);
});
