import type { Notification } from '@marketplace/contract/notification';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { markRead, withUnread } from './mark-read.ts';
import { listKey, unreadKey } from './notifications.query.ts';

const counted = (orders: number, stock: number) => ({
  total: orders + stock,
  categories: [
    { category: 'ORDERS' as const, unread: orders },
    { category: 'STOCK' as const, unread: stock },
  ],
});

it('what was read is counted no more, in its kind and in all, and never below nought [RT-14]', () => {
  const read = [{ category: 'ORDERS' as const }, { category: 'STOCK' as const }];
  expect(withUnread(counted(2, 1), [...read, { category: 'STOCK' }], -1)).toEqual(counted(1, 0));
  expect(withUnread(counted(1, 0), read, 1)).toEqual(counted(2, 1));
});

const key = [...listKey, { category: undefined }];
const row = (id: string, read = false) => ({ id, read, category: 'ORDERS' }) as Notification;
const pages = (...rows: Notification[]) => ({
  pages: [{ data: rows, next: null }],
  pageParams: [undefined],
});

function onHand() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, pages(row('1'), row('2', true)));
  queryClient.setQueryData(unreadKey, counted(2, 1));
  return queryClient;
}

it('what the server was not told is unread again [RT-14]', async () => {
  const queryClient = onHand();
  const answer = Promise.withResolvers<never>();
  const reading = markRead(
    { api: vi.fn(() => answer.promise) as never, queryClient },
    { ids: ['1', '2'] },
  );
  expect(queryClient.getQueryData(key)).toEqual(pages(row('1', true), row('2', true)));
  expect(queryClient.getQueryData(unreadKey)).toEqual(counted(1, 1));
  answer.reject(new Error('down'));
  await expect(reading).rejects.toThrow('down');
  expect(queryClient.getQueryData(key)).toEqual(pages(row('1'), row('2', true)));
  expect(queryClient.getQueryData(unreadKey)).toEqual(counted(2, 1));
});

it('an answer that was under way puts nothing back [RT-14]', async () => {
  const queryClient = onHand();
  const [early, answer] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const asking = queryClient.fetchQuery({ queryKey: key, queryFn: () => early.promise });
  const reading = markRead(
    { api: vi.fn(() => answer.promise) as never, queryClient },
    { ids: ['1'] },
  );
  early.resolve(pages(row('1'), row('2', true)));
  await asking;
  answer.resolve(counted(1, 1));
  await reading;
  expect(queryClient.getQueryData(key)).toEqual(pages(row('1', true), row('2', true)));
  expect(queryClient.getQueryData(unreadKey)).toEqual(counted(1, 1));
});
