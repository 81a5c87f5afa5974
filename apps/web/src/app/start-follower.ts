import type { QueryClient } from '@tanstack/react-query';
import type { Outbox } from '../platform/offline/outbox.ts';
import type { EventStream } from '../platform/realtime/event-stream.ts';

type Followed = { events: EventStream; queryClient: QueryClient; outbox: Outbox };

/** Keeps what a feature's screens have asked for up to date. */
export type Follower = (followed: Followed) => void;

const started = new WeakMap<QueryClient, Set<Follower>>();

/** Once for all, whoever comes first: the feature's screens, or a change of it that has waited to be sent. */
export function startFollower(follow: Follower, followed: Followed): void {
  const before = started.get(followed.queryClient) ?? new Set();
  if (before.has(follow)) return;
  started.set(followed.queryClient, before.add(follow));
  follow(followed);
}
