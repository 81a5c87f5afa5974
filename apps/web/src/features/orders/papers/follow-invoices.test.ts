import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import { followInvoices } from './follow-invoices.ts';
import { invoiceKey } from './invoice.query.ts';

/** Somebody has the invoice of order 7 of store 1 open; answers with how often it was asked for after an event. */
async function askedAfter(event: unknown): Promise<number> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  let tell = (_event: StoreEvent) => {};
  const onEvent = (told: typeof tell) => {
    tell = told;
    return () => {};
  };
  followInvoices({ events: { onEvent, onReset: () => () => {} }, queryClient } as never);
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [...invoiceKey, { store_id: '1' }, '7'],
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => ++asked,
  });
  onTestFinished(observer.subscribe(() => {}));
  tell(event as StoreEvent);
  await vi.advanceTimersByTimeAsync(2_000);
  return asked;
}

it.each([
  ['its order', { kind: 'order.changed', store_id: '1', payload: { id: '7' } }, 1],
  ['a complaint', { kind: 'complaint.changed', store_id: '1', payload: { order_id: '7' } }, 1],
  ['a debt', { kind: 'credit.changed', store_id: '1', payload: { store_id: '1' } }, 1],
  ['its store', { kind: 'store.changed', store_id: '1', payload: { store_id: '1' } }, 1],
  ['another order', { kind: 'order.changed', store_id: '1', payload: { id: '8' } }, 0],
  ['another store', { kind: 'store.changed', store_id: '2', payload: { store_id: '2' } }, 0],
  ['goods', { kind: 'inventory.changed', store_id: '1', payload: { inventory_ids: [] } }, 0],
])('an open invoice after a change of %s [API-61]', async (_what, event, times) => {
  expect(await askedAfter(event)).toBe(times);
});
