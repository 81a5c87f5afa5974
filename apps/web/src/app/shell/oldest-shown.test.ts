import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import { oldestShown } from './oldest-shown.ts';

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
