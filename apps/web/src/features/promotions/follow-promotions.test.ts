import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import type { Services } from '../../platform/services.ts';
import { followPromotions } from './follow-promotions.ts';
import { promotionsKey } from './promotions.query.ts';

it.each([
  ['promotions.changed', '5', ['5', '-1', '4,5']],
  ['promotions.changed', '6', ['-1']],
  ['inventory.changed', '5', []],
])('after %s in store %s the answers of %s are asked for again', async (kind, store_id, asked) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const listeners: ((event: StoreEvent) => void)[] = [];
  const events = {
    onEvent: (listener: (event: StoreEvent) => void) => listeners.push(listener),
    onReset: () => {},
  } as unknown as Services['events'];
  followPromotions({ events, queryClient });
  const seen: string[] = [];
  for (const of of ['5', '-1', '4,5']) {
    const observer = new QueryObserver(queryClient, {
      queryKey: [...promotionsKey, { store_id: of }, 'list'],
      initialData: {},
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async () => seen.push(of),
    });
    onTestFinished(observer.subscribe(() => {}));
  }
  const event = { kind, store_id, payload: { store_id } } as unknown as StoreEvent;
  for (const listener of listeners) listener(event);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen).toEqual(asked);
});
