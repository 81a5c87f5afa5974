import { QueryClient } from '@tanstack/react-query';
import { createPhotos } from '../platform/offline/photos.ts';
import type { Services } from '../platform/services.ts';
import { servicesWithoutLogin } from '../platform/services-without-login.ts';
import type { DriverDevice } from './driver-device.ts';

const nothing = () => {};

/** What the parts of forms stand on, for somebody who has a link and no login: drafts and photos of this device. */
export function createDriverServices(device: DriverDevice): Services {
  const { api, database, user, outbox, drafts, tidy } = device;
  const offline = {
    outbox,
    drafts,
    photos: createPhotos({ api, database, user }),
    offlineCache: { restore: () => undefined, forget: async () => {} },
    look: nothing,
    tidy,
    forgetStores: async () => {},
    wipe: async () => {},
  };
  return {
    ...servicesWithoutLogin(),
    api,
    queryClient: new QueryClient(),
    offline: { load: async () => offline, now: () => offline },
  };
}
