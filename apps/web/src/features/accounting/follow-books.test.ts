import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import { booksKey } from './accounting.query.ts';
import { followBooks } from './follow-books.ts';

/** Somebody looks at the books of store 1; answers with how often they were asked for after an event. */
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
  followBooks({ events: { onEvent, onReset: () => () => {} }, queryClient } as never);
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [...booksKey('1'), 'registration'],
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => ++asked,
  });
  onTestFinished(observer.subscribe(() => {}));
  tell(event as StoreEvent);
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
}

const job = (name: string, finished_at: string | null) => ({
  kind: 'job.changed',
  store_id: '1',
  payload: { name, finished_at },
});

it.each([
  ['a comparison that has ended', job('accounting.compare', '2026-11-19T10:00:00Z'), 1],
  ['a comparison under way', job('accounting.compare', null), 0],
  ['another job', job('stock.import', '2026-11-19T10:00:00Z'), 0],
  ['a setting', { kind: 'store.changed', store_id: '1', payload: { store_id: '1' } }, 1],
  ['one of another store', { kind: 'store.changed', store_id: '2', payload: {} }, 0],
])('the books are asked for after %s', async (_what, event, times) => {
  expect(await askedAfter(event)).toBe(times);
});
