import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { RequestFailure } from '../../platform/api/failure.ts';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import { oldestNotRefreshed, oldestShown } from './oldest-shown.ts';

function screen() {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const show = (
    name: string,
    updatedAt: number,
    meta: Record<string, unknown> = cachedOnDevice,
  ) => {
    queryClient.setQueryData([name], name, { updatedAt });
    const options = { queryKey: [name], meta, staleTime: Number.POSITIVE_INFINITY };
    return new QueryObserver(queryClient, options).subscribe(() => {});
  };
  return { queryClient, show };
}

it('what is shown is as old as the oldest of it', () => {
  const { queryClient, show } = screen();
  expect(oldestShown(queryClient)).toBeUndefined();
  show('orders', 2_000);
  const leave = show('detail', 1_000);
  show('summary', 3_000);
  expect(oldestShown(queryClient)).toBe(1_000);
  // What nobody looks at any more does not count, nor what is never asked for without a signal.
  leave();
  show('support', 500, {});
  expect(oldestShown(queryClient)).toBe(2_000);
});

it('what could not be asked for again is as old as it is, however good the signal looks', async () => {
  const { queryClient, show } = screen();
  show('orders', 2_000);
  show('summary', 1_000);
  const ask = (failure?: RequestFailure) =>
    queryClient
      .fetchQuery({
        queryKey: ['orders'],
        queryFn: () => (failure ? Promise.reject(failure) : Promise.resolve('new')),
        retry: false,
        meta: cachedOnDevice,
      })
      .catch(() => {});
  expect(oldestNotRefreshed(queryClient)).toBeUndefined();
  for (const category of ['NETWORK_ERROR', 'TIMEOUT_ERROR', 'SERVER_ERROR'] as const) {
    await ask(new RequestFailure(category));
    expect(oldestNotRefreshed(queryClient)).toBe(2_000);
  }
  // A refusal is an answer.
  await ask(new RequestFailure('CLIENT_ERROR', 403));
  expect(oldestNotRefreshed(queryClient)).toBeUndefined();
  await ask(new RequestFailure('NETWORK_ERROR'));
  await ask();
  expect(oldestNotRefreshed(queryClient)).toBeUndefined();
});
