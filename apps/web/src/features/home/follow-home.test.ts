import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import type { Services } from '../../platform/services.ts';
import { followHome } from './follow-home.ts';
import { homeKey } from './home.query.ts';

it.each([
  ['order.changed', 1],
  ['payouts.changed', 1],
  ['inventory.changed', 0],
  ['order.noted', 0],
  ['job.changed', 0],
])(
  'after %s what needs doing is asked for again, the money only if some moved',
  async (kind, times) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queryClient = new QueryClient();
    onTestFinished(() => queryClient.clear());
    const listeners: ((event: StoreEvent) => void)[] = [];
    const events = {
      onEvent: (listener: (event: StoreEvent) => void) => listeners.push(listener),
      onReset: () => {},
    } as unknown as Services['events'];
    followHome({ events, queryClient });
    const [summary, money] = ['summary', 'money'].map((part) => {
      const asked = vi.fn(async () => ({}));
      const observer = new QueryObserver(queryClient, {
        queryKey: [...homeKey, part, { store_id: '5' }],
        initialData: {},
        staleTime: Number.POSITIVE_INFINITY,
        queryFn: asked,
      });
      onTestFinished(observer.subscribe(() => {}));
      return asked;
    });
    for (const listener of listeners) listener({ kind, store_id: '5', payload: {} } as StoreEvent);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(summary).toHaveBeenCalledOnce();
    expect(money).toHaveBeenCalledTimes(times);
  },
);
