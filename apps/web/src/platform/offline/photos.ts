import type { FilePurpose } from '@marketplace/contract/file-purpose';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Api } from '../api/client.ts';
import type { DeviceDatabase } from './device-database.ts';

export type Photos = {
  /** Puts a photo by on the device, small and upright; answers with its id there. Fails with `UnreadablePhoto`. */
  keep: (photo: Blob, about: { store_id: string; purpose: FilePurpose }) => Promise<string>;
  read: (photo_id: string) => Promise<Blob | undefined>;
  forget: (photo_id: string) => Promise<void>;
  /**
   * Brings a photo to the server, from where it broke off; answers with the id of its file. One that the server has
   * forgotten since (`isForgotten`) is brought there again.
   */
  upload: (user_uuid: string, photo_id: string, isForgotten?: boolean) => Promise<string>;
  /** How much of a photo has arrived, from 0 to 1. */
  onProgress: (listener: (photo_id: string, share: number) => void) => () => void;
};

type Surroundings = {
  api: Api;
  database: () => Promise<DeviceDatabase>;
  user: () => string | null;
};

export function createPhotos({ api, database, user }: Surroundings): Photos {
  const listeners = new Set<(photo_id: string, share: number) => void>();
  const progress = (photo_id: string, share: number) => {
    for (const listener of listeners) listener(photo_id, share);
  };

  const uploading = lazyPart(() =>
    import('./upload-photo.ts').then((part) => part.createUpload({ api, database, progress })),
  );

  const own = (): string => user() ?? '';
  return {
    keep: async (photo, about) => {
      const id = crypto.randomUUID();
      // Without its code it is kept as it is.
      const part = await import('./shrink-photo.ts').catch(() => undefined);
      const content = (await part?.shrinkPhoto(photo, about.purpose)) ?? photo;
      const shelf = await database();
      await shelf.put('photos', {
        ...about,
        user_uuid: own(),
        id,
        content,
        created_at: Date.now(),
      });
      return id;
    },
    read: async (photo_id) => (await (await database()).get('photos', own(), photo_id))?.content,
    forget: async (photo_id) => (await database()).remove('photos', own(), photo_id),
    upload: async (...photo) => (await uploading.load())(...photo),
    onProgress: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
