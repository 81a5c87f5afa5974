import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createLastKnown, type LastKnown } from './last-known.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPhotos, type Photos } from './photos.ts';
import { createSendItem } from './send-item.ts';
import { onOtherTabs } from './tabs.ts';
import { wipePerson } from './wipe-person.ts';

/** What works without a signal: old answers, changes that wait, half-filled forms, photos not yet sent. */
export type Offline = {
  lastKnown: LastKnown;
  outbox: Outbox;
  drafts: Drafts;
  photos: Photos;
  /** A chosen sign-out takes what could be read from the device; changes that wait and drafts stay. */
  wipe: (user_uuid: string) => Promise<void>;
};

type Surroundings = {
  api: Api;
  queryClient: QueryClient;
  user: () => string | null;
};

export function createOffline({ api, queryClient, user }: Surroundings): Offline {
  let opened: DeviceDatabase | undefined;
  const database = async () => {
    opened ??= openDeviceDatabase();
    return opened;
  };
  const photos = createPhotos({ api, database, user });
  const outbox = createOutbox({ database, user, send: createSendItem(api, photos.upload) });
  onOtherTabs(outbox.look);
  return {
    lastKnown: createLastKnown({ queryClient, database, user }),
    outbox,
    drafts: createDrafts({ database, user }),
    photos,
    wipe: async (user_uuid) => wipePerson(await database(), user_uuid),
  };
}
