import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Outbox } from '../../platform/offline/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { followInventories } from './follow-inventories.ts';
import { inventoryFilterKey, inventoryListKey } from './inventory.query.ts';

type Told = (event: { kind: string; payload: unknown }) => void;

it('what an order has moved is asked for again, also right after a listing was changed', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = new QueryClient();
  const asked: unknown[] = [];
  queryClient.invalidateQueries = async (filters) => void asked.push(filters?.queryKey);
  let tell: Told = () => {};
  const events = {
    onEvent: (told: Told) => {
      tell = told;
    },
    onReset: () => {},
  } as unknown as Services['events'];
  followInventories({ events, queryClient, outbox: { onSent: () => {} } as unknown as Outbox });
  tell({ kind: 'inventory.changed', payload: { inventories: [] } });
  vi.advanceTimersByTime(1_000);
  tell({ kind: 'order.created', payload: {} });
  tell({ kind: 'order.created', payload: {} });
  vi.advanceTimersByTime(5_000);
  expect(asked).toEqual([inventoryFilterKey, inventoryListKey]);
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(2);
});
