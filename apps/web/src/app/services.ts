import { onlineManager, QueryClient } from '@tanstack/react-query';
import { createConfigurationFollower } from '../features/configuration/load-configuration.ts';
import { type Api, createApi, headersFor } from '../platform/api/client.ts';
import { developmentHeaders } from '../platform/api/development-headers.ts';
import { apiOrigin } from '../platform/api/hosts.ts';
import { savedValue, saveValue } from '../platform/device/local-storage.ts';
import type { Services } from '../platform/services.ts';
import { createAppState } from '../platform/state/app-state.ts';
import { lateTelemetry } from '../platform/telemetry/late-telemetry.ts';
import { reportingApi } from '../platform/telemetry/reporting-api.ts';
import { lazySessionServices } from './lazy-session-services.ts';
import { createRenewal } from './renewal.ts';

const minute = 60_000;

/** Puts together what screens stand on. `onSignedOut` hears of a login that the server no longer knows. */
export function createServices(ownOrigin: string, onSignedOut: () => void): Services {
  const token = {
    read: () => savedValue('auth_token'),
    save: (value: string | undefined) => saveValue('auth_token', value),
  };
  const surroundings = { origin: apiOrigin(ownOrigin), token: token.read, developmentHeaders };
  const state = createAppState({
    storage: () => localStorage,
    token: token.read,
    onError: (error) => reportError(error),
  });
  const queryClient = createQueryClient();
  const headers = () => headersFor(surroundings);
  const renewToken = createRenewal({ state, token });
  const telemetry = lateTelemetry({ origin: surroundings.origin, headers, state });
  const api: Api = reportingApi(
    createApi({
      ...surroundings,
      renewToken,
      onSignedOut,
      // Who knows nothing of a signal, as a process without a browser, does not say that there is none.
      onProofNeeded: async () => (await import('../shared/ask-proof.tsx')).askProof(api),
      onNetworkProblem: () => onlineManager.setOnline(navigator.onLine !== false),
    }),
    telemetry,
  );
  return {
    token,
    state,
    queryClient,
    api,
    telemetry,
    configuration: createConfigurationFollower({ api, state, token }),
    ...lazySessionServices({
      api,
      state,
      queryClient,
      telemetry,
      origin: surroundings.origin,
      headers,
      token: token.read,
      user: () => (token.read() ? state.getState().user.auth.user_uuid : null),
      onSignedOut: (sentWith) =>
        void renewToken(sentWith).then(
          // Late news of an earlier login, or of none, says nothing about the one of now.
          (isRenewed) => isRenewed || !sentWith || token.read() !== sentWith || onSignedOut(),
          // Not known yet: the next request finds out.
          () => {},
        ),
    }),
  };
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
        // The API client does, where it helps.
        retry: false,
      },
    },
  });
