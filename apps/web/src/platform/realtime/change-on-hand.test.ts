import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changeOnHand } from './change-on-hand.ts';

it('an answer that could not be asked for again says so still when something is put into it', async () => {
  const queryClient = new QueryClient();
  const queryKey = ['list', 'one'];
  const failure = new Error('no signal');
  queryClient.setQueryData(queryKey, { rows: 1 }, { updatedAt: 5 });
  const failing = { queryKey, queryFn: () => Promise.reject(failure), retry: false };
  await queryClient.prefetchQuery(failing);
  changeOnHand<object>(queryClient, ['list'], () => ({ rows: 2 }));
  expect(queryClient.getQueryState(queryKey)).toMatchObject({
    data: { rows: 2 },
    dataUpdatedAt: 5,
    status: 'error',
    error: failure,
    isInvalidated: true,
  });
  queryClient.clear();
});
