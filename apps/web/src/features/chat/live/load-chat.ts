import type { QueryKey } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';
import {
  type ChannelFilters,
  channelListQuery,
  questionsQuery,
  repliesQuery,
  roomKey,
  roomQuery,
} from '../chat.query.ts';
import type { RoomWindow } from './room-window.ts';

type Needed = Pick<Services, 'api' | 'queryClient' | 'offline'>;
type Cause = 'enter' | 'stay' | 'preload';

const restore = ({ offline }: Needed, key: QueryKey): Promise<boolean> | undefined =>
  offline.now()?.offlineCache.restore(key);

/** For loaders: the channels as they were last seen, and at once those of now; see load-from-cache-first.ts. */
export function loadChannels(
  context: Needed,
  store_id: string,
  filters: ChannelFilters,
  cause: Cause,
): Promise<void> | undefined {
  const query = channelListQuery(context, store_id, filters);
  const ask = (isRestored: boolean) =>
    void context.queryClient.prefetchInfiniteQuery({
      ...query,
      ...(isRestored && { staleTime: 0 }),
    });
  const restoring = restore(context, query.queryKey);
  if (!restoring) ask(false);
  const begun = restoring?.then(ask);
  return cause === 'stay' ? undefined : begun;
}

/** The same for what was read of a channel; with what is written there by a tap. */
export async function loadRoom(
  context: Needed,
  store_id: string,
  channel_id: string,
  cause: Cause,
): Promise<void> {
  const key = roomKey(store_id, channel_id);
  forgetMiddle(context, key);
  void restore(context, repliesQuery(context, store_id).queryKey);
  void restore(context, questionsQuery(context, store_id, 'SELLER').queryKey);
  const begun = Promise.resolve(restore(context, key)).then((isRestored) => {
    // Who opens a room begins at its end, not where somebody once looked for something.
    forgetMiddle(context, key);
    const query = roomQuery(context, store_id, channel_id);
    // However young it is, what happened since is not in it.
    void context.queryClient.prefetchQuery({ ...query, ...(isRestored && { staleTime: 0 }) });
  });
  if (cause !== 'stay') await begun;
}

function forgetMiddle({ queryClient }: Needed, queryKey: QueryKey): void {
  const query = queryClient.getQueryCache().find<RoomWindow>({ queryKey });
  if (query?.state.data?.has_after && !query.isActive())
    queryClient.removeQueries({ queryKey, exact: true });
}
