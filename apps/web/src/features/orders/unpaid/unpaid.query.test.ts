import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Api } from '../../../platform/api/client.ts';
import { type UnpaidList, unpaidQuery } from './unpaid.query.ts';

const times: Record<string, string> = {
  7: '2026-11-16T09:00:00.000Z',
  9: '2026-11-16T08:00:00.000Z',
};

/** What is asked for these stores, and what they come to. */
async function asking(store_id: string) {
  const asked: unknown[] = [];
  const api = (async (_call: string, { query }: { query: { store_id?: string } }) => {
    asked.push(query);
    const id = query.store_id ?? '7';
    return {
      unpaid: [{ order_id: `of ${id}`, store_id: id, created_at: times[id] }],
      total_data: 1,
      reserved_amount: 1_000,
      reserved_pieces: 2,
    } as unknown as UnpaidList;
  }) as unknown as Api;
  // As everywhere in the application: whether there is a signal is for the answer to tell.
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const list = await queryClient.fetchQuery(unpaidQuery({ api }, store_id));
  return { asked, list };
}

it('of some stores only those are asked, and stand together with the oldest first', async () => {
  const { asked, list } = await asking('7,9');
  expect(asked).toEqual([{ store_id: '7' }, { store_id: '9' }]);
  expect(list.unpaid.map(({ order_id }) => order_id)).toEqual(['of 9', 'of 7']);
  expect(list).toMatchObject({ total_data: 2, reserved_amount: 2_000, reserved_pieces: 4 });
});

it('one store and all stores are one question', async () => {
  expect((await asking('7')).asked).toEqual([{ store_id: '7' }]);
  expect((await asking('-1')).asked).toEqual([{ select_all_seller_store: true }]);
});
