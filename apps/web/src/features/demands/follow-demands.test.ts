import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Outbox } from '../../platform/offline/outbox.ts';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import type { Services } from '../../platform/services.ts';
import { demandsKey } from './demands.query.ts';
import { followDemands } from './follow-demands.ts';

it.each([
  ['tender.changed', '5', '9', ['list', 'detail', 'default']],
  ['tender.gone', '5', '9', ['list', 'detail', 'default']],
  ['tender.changed', '5', '8', ['list']],
  ['tender.changed', '6', '9', []],
  ['order.changed', '5', '9', []],
])(
  'after %s in store %s of demand %s, %s is asked for again',
  async (kind, store_id, id, asked) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queryClient = new QueryClient();
    onTestFinished(() => queryClient.clear());
    const listeners: ((event: StoreEvent) => void)[] = [];
    const events = {
      onEvent: (listener: (event: StoreEvent) => void) => listeners.push(listener),
      onReset: () => {},
    } as unknown as Services['events'];
    followDemands({ events, queryClient, outbox: { onSent: () => () => {} } as unknown as Outbox });
    const seen: string[] = [];
    for (const what of ['list', 'detail', 'default']) {
      const observer = new QueryObserver(queryClient, {
        queryKey: [...demandsKey, { store_id: '5' }, what, what === 'list' ? {} : '9'],
        initialData: {},
        staleTime: Number.POSITIVE_INFINITY,
        queryFn: async () => seen.push(what),
      });
      onTestFinished(observer.subscribe(() => {}));
    }
    const event = { kind, store_id, payload: { tender_id: id } } as unknown as StoreEvent;
    for (const listener of listeners) listener(event);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen).toEqual(asked);
  },
);
