import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ackDelivered } from '../../features/chat/live/ack-delivered.ts';
import { followUnread, unreadQuery } from '../../features/chat/live/unread.query.ts';
import { number } from '../../platform/format/money.ts';
import { useAppState, useOffline, useServices } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { CountDot } from '../../ui/icon-button.tsx';
import { type Follower, startFollower } from '../start-follower.ts';
import { sideCount } from './nav-entry.ts';

/** How many messages nobody has read in the stores looked at; from here on the other side is told that they arrive. */
export function ChatCount({ as = 'number' }: { as?: 'number' | 'dot' | 'words' }) {
  const services = useServices();
  const { outbox } = useOffline();
  const store_id = useAppState(({ store }) => chosenStore(store)) ?? '';
  useEffect(() => startFollower(followUnread, { ...services, outbox }), [services, outbox]);
  useEffect(() => startFollower(ackOf(services.api), { ...services, outbox }), [services, outbox]);
  const { data } = useQuery({ ...unreadQuery(services, store_id), enabled: store_id !== '' });
  const count = data?.messages ?? 0;
  if (count === 0) return null;
  if (as === 'dot') return <CountDot count={count} />;
  if (as === 'words') return <span className="sr-only">, {number(count)} pesan belum dibaca</span>;
  return (
    <span className={sideCount}>
      {number(count)}
      <span className="sr-only"> pesan belum dibaca</span>
    </span>
  );
}

type Api = ReturnType<typeof useServices>['api'];
const acks = new WeakMap<Api, Follower>();

/** The same for the same services, so that it is started once. */
function ackOf(api: Api): Follower {
  const known = acks.get(api) ?? (({ events }) => ackDelivered({ api, events }));
  acks.set(api, known);
  return known;
}
