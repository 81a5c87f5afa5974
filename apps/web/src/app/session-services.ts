import type { QueryClient } from '@tanstack/react-query';
import { followHome } from '../features/home/follow-home.ts';
import { followOrders } from '../features/orders/live/follow-orders.ts';
import { refreshRefusedOrders } from '../features/orders/live/refresh-refused-orders.ts';
import { soundNewOrders } from '../features/orders/live/sound-new-orders.ts';
import { watchMoves } from '../features/orders/live/watch-moves.ts';
import { followRights } from '../features/stores/follow-rights.ts';
import { renewStores } from '../features/stores/load-stores.ts';
import type { Api } from '../platform/api/client.ts';
import { createOffline, type Offline } from '../platform/offline/offline.ts';
import { createEventStream, type EventStream } from '../platform/realtime/event-stream.ts';
import { createStreamSharing } from '../platform/realtime/stream-sharing.ts';
import { retryPause } from '../platform/realtime/when-to-retry.ts';
import type { AppStore } from '../platform/state/app-state.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { startFollower } from './start-follower.ts';

/** What only the pages of a signed-in person need: loaded with the first of them, not with the login. */
export type SessionServices = { offline: Offline; events: EventStream };

export type SessionSurroundings = {
  api: Api;
  state: AppStore;
  queryClient: QueryClient;
  telemetry: Pick<Telemetry, 'track'>;
  origin: string;
  headers: () => Headers;
  token: () => string | undefined;
  user: () => string | null;
  onSignedOut: (sentWith: string | undefined) => void;
};

export function createSessionServices(surroundings: SessionSurroundings): SessionServices {
  const { api, state, queryClient, telemetry } = surroundings;
  const { origin, headers, token, user, onSignedOut } = surroundings;
  /** A store may have left the list, or what the person may do in it has changed. */
  const lookForStores = () => renewStores({ api, state, token: { read: token } });
  const events = createEventStream({
    address: `${origin}/api/events/stream`,
    headers,
    token,
    onSignedOut,
    askFirst: lookForStores,
    wait: retryPause,
    sharing: () => (import.meta.env.SSR ? undefined : createStreamSharing(streamName(token()))),
  });
  followOrders({ events, queryClient });
  followHome({ events, queryClient });
  soundNewOrders({ events });
  const offline = createOffline({
    api,
    queryClient,
    user,
    stores: () => state.getState().store,
    prepareSending: async () => {
      const [{ rebaseListing }, { followInventories }] = await Promise.all([
        import('../features/inventory/live/rebase.ts'),
        import('../features/inventory/live/follow-inventories.ts'),
        moves.load(),
      ]);
      // It says what came of a listing's change, also to who has not opened the listings since.
      startFollower(followInventories, { events, queryClient, outbox: offline.outbox });
      return rebaseListing;
    },
    onNotAllowed: () => {
      // One screen may be refused in many parts.
      if (state.getState().store.request.status !== 'loading') void lookForStores();
    },
  });
  const moves = watchMoves({ outbox: offline.outbox, state, telemetry });
  state.subscribe(offline.look);
  followRights({ state, queryClient, offlineCache: offline.offlineCache });
  refreshRefusedOrders({ api, queryClient, outbox: offline.outbox });
  return { events, offline };
}

/** Tabs share a stream while they share a login; those of a release that reads it otherwise have another name. */
const streamName = (token = '') => `marketplace.events.${token.slice(0, 12)}`;
