import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import { analyticsKey } from './analytics.query.ts';
import { followAnalytics } from './follow-analytics.ts';

/** Somebody looks at the numbers of these stores; answers with how often they were asked for after an event. */
async function askedAfter(store_id: string, event: unknown): Promise<number> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  let tell = (_event: StoreEvent) => {};
  const onEvent = (told: typeof tell) => {
    tell = told;
    return () => {};
  };
  followAnalytics({ events: { onEvent, onReset: () => () => {} }, queryClient } as never);
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [...analyticsKey, { store_id }, 'sales'],
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => ++asked,
  });
  onTestFinished(observer.subscribe(() => {}));
  tell(event as StoreEvent);
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
}

it.each([
  ['1', 'an order that moved', { kind: 'order.changed', store_id: '1', payload: {} }, 1],
  ['-1', 'a new one somewhere', { kind: 'order.created', store_id: '7', payload: {} }, 1],
  ['1,2', 'a complaint', { kind: 'complaint.changed', store_id: '2', payload: {} }, 1],
  ['1', 'an order elsewhere', { kind: 'order.changed', store_id: '2', payload: {} }, 0],
  ['1', 'a price', { kind: 'inventory.changed', store_id: '1', payload: {} }, 0],
])(
  'the numbers of %s are asked for after %s, once it is counted',
  async (store_id, _what, event, times) => {
    expect(await askedAfter(store_id, event)).toBe(times);
  },
);
