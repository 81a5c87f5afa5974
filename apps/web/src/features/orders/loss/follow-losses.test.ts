import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import { followLosses } from './follow-losses.ts';
import { lossKey } from './order-loss.query.ts';

/** Somebody looks at what these stores have lost; answers with how often it was asked for after an event. */
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
  followLosses({ events: { onEvent, onReset: () => () => {} }, queryClient } as never);
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [...lossKey, { store_id }, { days: '30' }],
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => ++asked,
  });
  onTestFinished(observer.subscribe(() => {}));
  tell(event as StoreEvent);
  await vi.advanceTimersByTimeAsync(2_000);
  return asked;
}

const moved = (fulfilment_status: string, store_id = '1') => ({
  ...{ kind: 'order.changed', store_id, payload: { fulfilment_status } },
});

it.each([
  ['1', 'a rejection', moved('REJECTED'), 1],
  ['-1', 'one that nobody answered', moved('EXPIRED'), 1],
  ['1,2', 'an acceptance, which may have lowered it', moved('PROCESSING'), 1],
  ['1', 'an order that was sent', moved('SHIPPED'), 0],
  ['1', 'a rejection elsewhere', moved('REJECTED', '2'), 0],
])('what stores %s have lost after %s [RT-19]', async (store_id, _what, event, times) => {
  expect(await askedAfter(store_id, event)).toBe(times);
});
