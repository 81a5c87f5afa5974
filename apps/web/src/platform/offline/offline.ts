import type { QueryClient } from '@tanstack/react-query';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Api } from '../api/client.ts';
import { deviceKeyOf } from '../device/device-key.ts';
import { dropJournal } from '../device/draft-journal.ts';
import { type KnownRights, markOf } from './answer-mark.ts';
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createOfflineCache, type OfflineCache } from './offline-cache.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPhotos, type Photos } from './photos.ts';
import { createSeals } from './seals.ts';
import type { Rebase } from './send-item.ts';
import { sendLate } from './sending.ts';
import type { KnownStores } from './sweep-drafts.ts';
import { onOtherTabs } from './tabs.ts';

/** What works without a signal: old answers, changes that wait, half-filled forms, photos not yet sent. */
export type Offline = {
  offlineCache: OfflineCache;
  outbox: Outbox;
  drafts: Drafts;
  photos: Photos;
  /** Somebody has come or gone, or their key has. */
  look: () => void;
  /** When there is time: what nobody came back to goes, and what others have left too long ago. */
  tidy: () => Promise<void>;
  /** These are no longer the person's. */
  forgetStores: (store_ids: readonly string[]) => Promise<void>;
  /** A chosen sign-out takes everything from the device but changes that wait. */
  wipe: (user_uuid: string) => Promise<void>;
};

type Surroundings = {
  api: Api;
  queryClient: QueryClient;
  user: () => string | null;
  stores: () => ReturnType<KnownStores> & KnownRights;
  /** Loads what nothing is sent without. */
  prepareSending: () => Promise<Rebase>;
  onNotAllowed: () => void;
};

export function createOffline(surroundings: Surroundings): Offline {
  const { api, queryClient, user, stores, prepareSending, onNotAllowed } = surroundings;
  const isHere = (user_uuid: string) => user() === user_uuid;
  const key = () => deviceKeyOf(user() ?? '');
  const mark = () => markOf(stores());
  const seals = createSeals({ keyOf: deviceKeyOf, isHere });
  let opened: DeviceDatabase | undefined;
  const shelves = () => {
    opened ??= openDeviceDatabase({ seals, isHere });
    return opened;
  };
  const database = async () => shelves();
  const photos = createPhotos({ api, database, user });
  // Not among what the first screen waits for: it comes when there is time, or something to send.
  const sending = lazyPart(async () => {
    const [{ createSendItem }, rebase] = await Promise.all([
      import('./send-item.ts'),
      prepareSending(),
    ]);
    return createSendItem({ api, uploadPhoto: photos.upload, isHere, rebase });
  });
  const outbox = createOutbox({ database, user, send: sendLate(sending.load) });
  const drafts = createDrafts({ database, user });
  onOtherTabs('outbox', outbox.look);

  async function tidy(): Promise<void> {
    sending.load().catch(() => {});
    const user_uuid = user();
    if (!user_uuid || !key()) return;
    dropJournal(user_uuid);
    await shelves().sweep(user_uuid);
    await shelves().keepGroup('answers', user_uuid, mark());
    await drafts.sweep(stores);
    outbox.look();
  }

  let known = key();
  return {
    offlineCache: createOfflineCache({
      queryClient,
      database,
      user,
      hasKey: () => key() !== undefined,
      mark,
      onNotAllowed,
    }),
    outbox,
    drafts,
    photos,
    look: () => {
      if (key() === known) return;
      known = key();
      seals.changed();
      void shelves()
        .settle(user() ?? '')
        .then(outbox.look);
    },
    tidy,
    forgetStores: async (store_ids) => {
      const user_uuid = user();
      if (!user_uuid) return;
      const { forgetStores } = await import('./sweep-drafts.ts');
      await forgetStores({ shelf: shelves(), drafts, user_uuid, stores }, store_ids);
    },
    wipe: (user_uuid) => shelves().wipe(user_uuid),
  };
}
