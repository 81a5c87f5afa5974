import { onlineManager, QueryClient } from '@tanstack/react-query';
import { createApi, headersFor } from '../platform/api/client.ts';
import { isCategory } from '../platform/api/failure.ts';
import { apiOrigin } from '../platform/api/hosts.ts';
import { savedValue, saveValue } from '../platform/device/local-storage.ts';
import type { createOffline, Offline } from '../platform/offline/offline.ts';
import { createEventStream } from '../platform/realtime/event-stream.ts';
import { createStreamSharing } from '../platform/realtime/stream-sharing.ts';
import { retryPause } from '../platform/realtime/when-to-retry.ts';
import type { Services } from '../platform/services.ts';
import { type AppStore, createAppState } from '../platform/state/app-state.ts';

const minute = 60_000;

/** Puts together what screens stand on. `onSignedOut` hears of a login that the server no longer knows. */
export function createServices(ownOrigin: string, onSignedOut: () => void): Services {
  const token = {
    read: () => savedValue('auth_token'),
    save: (value: string | undefined) => saveValue('auth_token', value),
  };
  const surroundings = { origin: apiOrigin(ownOrigin), token: token.read, developmentHeaders };
  const state = appState();
  const queryClient = createQueryClient();
  const api = createApi({
    ...surroundings,
    onSignedOut,
    onNetworkProblem: () => onlineManager.setOnline(navigator.onLine),
  });
  return {
    token,
    state,
    queryClient,
    api,
    offline: lateOffline({
      api,
      queryClient,
      user: () => (token.read() ? state.getState().user.auth.user_uuid : null),
    }),
    events: createEventStream({
      address: `${surroundings.origin}/api/events/stream`,
      headers: () => headersFor(surroundings),
      onSignedOut,
      wait: retryPause,
      sharing: () =>
        import.meta.env.SSR ? undefined : createStreamSharing(streamName(token.read())),
    }),
  };
}

function lateOffline(surroundings: Parameters<typeof createOffline>[0]): Services['offline'] {
  let offline: Offline | undefined;
  let loading: Promise<Offline> | undefined;
  const load = async (): Promise<Offline> => {
    const { createOffline } = await import('../platform/offline/offline.ts');
    offline ??= createOffline(surroundings);
    return offline;
  };
  return {
    now: () => offline,
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}

/** Tabs share a stream while they share a login. */
const streamName = (token = '') => `marketplace.stream.${token.slice(0, 12)}`;

/** `X-Dev-…` pairs that a developer keeps in local storage as one JSON object. */
function developmentHeaders(): Record<string, string> {
  try {
    const kept: Record<string, unknown> = JSON.parse(savedValue('dev_headers') ?? '{}');
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, value]) =>
        /^x-dev-[\w-]+$/i.test(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    );
  } catch {
    return {};
  }
}

const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function appState(): AppStore {
  return createAppState(() => {
    try {
      return globalThis.localStorage ?? noStorage;
    } catch {
      return noStorage;
    }
  });
}

/** The stream keeps lists fresh; what was loaded is not asked for again at every turn. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 30 * minute,
        // Asked for even without a signal: the person is told at once instead of being left waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (attempt, error) =>
          attempt < 1 && !isCategory(error, 'CLIENT_ERROR', 'CANCEL_ERROR'),
        retryDelay: 500,
      },
    },
  });
