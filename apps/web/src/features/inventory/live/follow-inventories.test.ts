import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Outbox } from '../../../platform/offline/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { inventoryFilterKey, inventoryListKey } from '../inventory.query.ts';
import { listingKey } from '../listing.query.ts';
import { updateCall } from '../listing-calls.ts';
import { followInventories } from './follow-inventories.ts';

type Sent = (item: { call: string }, answer: unknown) => void;
type Told = (event: { kind: string; payload: unknown; store_id: string }) => void;

/** Somebody looks at the list and its counts; the stream tells what the test says. */
function lookAtInventories(answer: () => Promise<unknown>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const asked: unknown[] = [];
  let givenUp = 0;
  for (const queryKey of [inventoryListKey, inventoryFilterKey]) {
    const observer = new QueryObserver(queryClient, {
      queryKey,
      initialData: { data: [] },
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) => {
        asked.push(queryKey);
        signal.addEventListener('abort', () => (givenUp += 1));
        return answer();
      },
    });
    onTestFinished(observer.subscribe(() => {}));
  }
  const heard: Told[] = [];
  const resets: (() => void)[] = [];
  const events = {
    onEvent: (told: Told) => heard.push(told),
    onReset: (told: () => void) => resets.push(told),
  } as unknown as Services['events'];
  let sent: Sent = () => {};
  const outbox = {
    onSent: (told: Sent) => {
      sent = told;
    },
  } as unknown as Outbox;
  followInventories({ events, queryClient, outbox });
  return {
    sent: () => sent({ call: updateCall }, { inventories: [] }),
    reset: () => {
      for (const told of resets) told();
    },
    tell: (kind: string, payload: object) => {
      for (const told of heard) told({ kind, payload, store_id: '5' });
    },
    asked,
    givenUp: () => givenUp,
    queryClient,
  };
}

it('what an order has moved is asked for again, also right after a listing was changed', async () => {
  const { tell, asked } = lookAtInventories(async () => ({ data: [] }));
  tell('inventory.changed', { inventories: [] });
  await vi.advanceTimersByTimeAsync(1_000);
  tell('order.created', {});
  tell('order.created', {});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([inventoryFilterKey, inventoryListKey]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

it('a list that takes longer than the next event is not given up for it', async () => {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve({ data: [] }), 12_000));
  const { tell, asked, givenUp } = lookAtInventories(slow);
  for (const _order of [1, 2, 3, 4, 5, 6]) {
    tell('order.created', {});
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(givenUp()).toBe(0);
  const lists = () => asked.filter((key) => key === inventoryListKey).length;
  expect(lists()).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  // What happened while the last one was under way is in one more.
  expect(lists()).toBe(4);
});

it.each([
  ['the stream tells of', 'told'],
  ['this device has sent', 'sent'],
])(
  'a list that was asked for before the change that %s is asked for once more',
  async (_who, by) => {
    const slow = () => new Promise((resolve) => setTimeout(() => resolve({ data: [] }), 12_000));
    const { tell, sent, asked } = lookAtInventories(slow);
    const lists = () => asked.filter((key) => key === inventoryListKey).length;
    tell('order.created', {});
    await vi.advanceTimersByTimeAsync(6_000);
    expect(lists()).toBe(1);
    if (by === 'sent') sent();
    else tell('inventory.changed', { inventories: [{ id: '1' }] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lists()).toBe(2);
  },
);

it.each([
  ['an order has moved stock', 'order.created', {}],
  ['more has changed than is told one by one', 'inventory.changed', {}],
  ['nobody knows what has changed', 'reset', {}],
])('a page of a product that is open is asked for again when %s', async (_what, kind, payload) => {
  const { tell, reset, queryClient } = lookAtInventories(async () => ({ data: [] }));
  const queryKey = [...listingKey, { store_id: '5' }, '1'];
  queryClient.setQueryData(queryKey, { inventory: { id: '1' } });
  if (kind === 'reset') reset();
  else tell(kind, payload);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('forms that are open hear of what somebody else has made of their rows', () => {
  const { tell, queryClient } = lookAtInventories(async () => ({ data: [] }));
  const [one, other] = [
    { id: '1', price: 5_000 },
    { id: '2', price: 6_000 },
  ];
  const opened = {
    several: { inventories: [one, other] },
    single: { inventory: one, product: { inventories: [one, other] } },
  };
  for (const [name, data] of Object.entries(opened))
    queryClient.setQueryData([...listingKey, name], data);
  const now = { id: '1', price: 5_500 };
  tell('inventory.changed', { inventories: [now] });
  expect(queryClient.getQueryData([...listingKey, 'several'])).toEqual({
    inventories: [now, other],
  });
  expect(queryClient.getQueryData([...listingKey, 'single'])).toEqual({
    inventory: now,
    product: { inventories: [now, other] },
  });
});

it('of two versions of a row the later one stays, whichever comes last', () => {
  const { tell, queryClient } = lookAtInventories(async () => ({ data: [] }));
  const queryKey = [...listingKey, { store_id: '5' }, '1'];
  const now = { inventory: { id: '1', version: 7, price: 5_500 } };
  queryClient.setQueryData(queryKey, now);
  tell('inventory.changed', { inventories: [{ id: '1', version: 6, price: 5_000 }] });
  expect(queryClient.getQueryData(queryKey)).toEqual(now);
});

it('what happens in other stores leaves the lists of this one alone', async () => {
  const { tell, queryClient } = lookAtInventories(async () => ({ data: [] }));
  const queryKey = [...inventoryListKey, { store_id: '6' }, 1];
  queryClient.setQueryData(queryKey, { data: [] });
  tell('order.created', {});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
});

it('only what has one of the rows is written, and is as old as before', () => {
  const { tell, queryClient } = lookAtInventories(async () => ({ data: [] }));
  const page = (id: string) => ({ data: [{ inventories: [{ id }] }] });
  const keys = {
    touched: [...listingKey, 'touched'],
    outdated: [...listingKey, 'outdated'],
    other: [...listingKey, 'other'],
    list: [...inventoryListKey, 'touched'],
    otherList: [...inventoryListKey, 'other'],
  };
  const updatedAt = Date.now() - 60_000;
  const keep = (key: string[], data: object) => queryClient.setQueryData(key, data, { updatedAt });
  keep(keys.touched, { inventory: { id: '1' } });
  keep(keys.outdated, { inventory: { id: '1' } });
  keep(keys.other, { inventory: { id: '2' } });
  keep(keys.list, page('1'));
  keep(keys.otherList, page('2'));
  void queryClient.invalidateQueries({ queryKey: keys.outdated, refetchType: 'none' });
  const written: unknown[] = [];
  onTestFinished(
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') written.push(query.queryKey);
    }),
  );
  tell('inventory.changed', { inventories: [{ id: '1', price: 5_500 }] });
  expect(written).not.toContainEqual(keys.other);
  expect(written).not.toContainEqual(keys.otherList);
  expect(queryClient.getQueryData(keys.touched)).toEqual({ inventory: { id: '1', price: 5_500 } });
  for (const key of Object.values(keys))
    expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(updatedAt);
  expect(queryClient.getQueryState(keys.outdated)?.isInvalidated).toBe(true);
});
