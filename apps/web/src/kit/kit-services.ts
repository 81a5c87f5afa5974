import { QueryClient } from '@tanstack/react-query';
import type { Api } from '../platform/api/client.ts';
import { RequestFailure } from '../platform/api/failure.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../platform/offline/device-database.ts';
import { createDrafts } from '../platform/offline/drafts.ts';
import { createOffline } from '../platform/offline/offline.ts';
import { createPhotos } from '../platform/offline/photos.ts';
import type { Services } from '../platform/services.ts';
import { createAppState } from '../platform/state/app-state.ts';

const nothing = () => {};
const never = () => nothing;

/** What idioms stand on, without a server: the device's own parts, for a person who can keep nothing beyond the page. */
export function createKitServices(): Services {
  const api: Api = () => Promise.reject(new RequestFailure('NETWORK_ERROR'));
  const kept = new Map<string, string>();
  const state = createAppState({
    storage: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    }),
    token: () => undefined,
    onError: (error) => reportError(error),
  });
  const queryClient = new QueryClient();
  const user = () => 'kit';
  const offline = createOffline({
    api,
    queryClient,
    user,
    stores: () => state.getState().store,
    prepareSending: () => Promise.reject(new Error('the kit sends nothing')),
    onNotAllowed: nothing,
  });
  // Without a seal nothing is written down, and nobody waits for a key that never comes.
  let opened: DeviceDatabase | undefined;
  const database = async () => {
    opened ??= openDeviceDatabase({ seals: { of: async () => undefined }, isHere: () => true });
    return opened;
  };
  const shown = {
    ...offline,
    drafts: createDrafts({ database, user }),
    photos: createPhotos({ api, database, user }),
  };
  return {
    api,
    state,
    queryClient,
    offline: { load: async () => shown, now: () => shown },
    events: { open: nothing, close: nothing, onEvent: never, onReset: never, recent: () => [] },
    configuration: { ensure: nothing, ask: async () => {} },
    telemetry: {
      identify: nothing,
      track: nothing,
      page: nothing,
      report: nothing,
      note: nothing,
      reset: nothing,
    },
    token: { read: () => undefined, save: nothing },
  };
}
