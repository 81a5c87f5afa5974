import { QueryClient, QueryObserver } from '@tanstack/react-query';
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

it('what was being asked for again is still to be asked for when who looked at it leaves', async () => {
  const queryClient = new QueryClient();
  const queryKey = ['list', 'one'];
  queryClient.setQueryData(queryKey, { rows: 1 }, { updatedAt: 5 });
  const observer = new QueryObserver(queryClient, {
    queryKey,
    // Whoever takes the signal is given up with it.
    queryFn: ({ signal }) => new Promise<never>(() => signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = observer.subscribe(() => {});
  void queryClient.invalidateQueries({ queryKey });
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'fetching' });
  changeOnHand<object>(queryClient, ['list'], () => ({ rows: 2 }));
  leave();
  expect(queryClient.getQueryState(queryKey)).toMatchObject({
    data: { rows: 2 },
    dataUpdatedAt: 5,
    fetchStatus: 'idle',
    isInvalidated: true,
  });
  queryClient.clear();
});
