import { QueryClient } from '@tanstack/react-query';
import type { Api } from '../platform/api/client.ts';
import { RequestFailure } from '../platform/api/failure.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../platform/offline/device-database.ts';
import { createDrafts } from '../platform/offline/drafts.ts';
import { createOffline } from '../platform/offline/offline.ts';
import { createPhotos } from '../platform/offline/photos.ts';
import type { Services } from '../platform/services.ts';
import { servicesWithoutLogin } from '../platform/services-without-login.ts';

const nothing = () => {};

/** What idioms stand on, without a server: the device's own parts, for a person who can keep nothing beyond the page. */
export function createKitServices(): Services {
  const api: Api = () => Promise.reject(new RequestFailure('NETWORK_ERROR'));
  const quiet = servicesWithoutLogin();
  const queryClient = new QueryClient();
  const user = () => 'kit';
  const offline = createOffline({
    api,
    queryClient,
    user,
    stores: () => quiet.state.getState().store,
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
    ...quiet,
    api,
    queryClient,
    offline: { load: async () => shown, now: () => shown },
  };
}
