import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { startFollower } from './start-follower.ts';

it('a follower is started once, whoever comes first, and anew with another start of the application', () => {
  const follow = vi.fn();
  const start = (queryClient: QueryClient) =>
    startFollower(follow, { queryClient, events: {} as never, outbox: {} as never });
  const [one, other] = [new QueryClient(), new QueryClient()];
  start(one);
  start(one);
  expect(follow).toHaveBeenCalledTimes(1);
  start(other);
  expect(follow).toHaveBeenCalledTimes(2);
});
