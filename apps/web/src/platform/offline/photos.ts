import type { FilePurpose } from '@marketplace/contract/file-purpose';
import type { Api } from '../api/client.ts';
import { RequestFailure } from '../api/failure.ts';
import type { DeviceDatabase } from './device-database.ts';
import type { KeptPhoto } from './device-records.ts';
import { createPartSize } from './part-size.ts';
import { PhotoLost } from './photo-lost.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export type Photos = {
  /** Puts a photo by on the device, small and upright; answers with its id there. */
  keep: (photo: Blob, about: { store_id: string; purpose: FilePurpose }) => Promise<string>;
  read: (photo_id: string) => Promise<Blob | undefined>;
  forget: (photo_id: string) => Promise<void>;
  /** Brings a photo to the server, from where it broke off; answers with the id of its file. */
  upload: (user_uuid: string, photo_id: string) => Promise<string>;
  /** How much of a photo has arrived, from 0 to 1. */
  onProgress: (listener: (photo_id: string, share: number) => void) => () => void;
};

type Surroundings = {
  api: Api;
  database: () => Promise<DeviceDatabase>;
  user: () => string | null;
};

export function createPhotos({ api, database, user }: Surroundings): Photos {
  const partSize = createPartSize();
  const listeners = new Set<(photo_id: string, share: number) => void>();
  const progress = (photo_id: string, share: number) => {
    for (const listener of listeners) listener(photo_id, share);
  };

  async function begin(photo: KeptPhoto) {
    const { store_id, purpose, upload_id, content } = photo;
    if (upload_id) {
      const query = { store_id, upload_id };
      const found = await api('GET /api/storage/upload/detail', { query }).catch(ignoreForgotten);
      if (found) return found.upload;
    }
    const body = { store_id, purpose, size: content.size };
    const { upload } = await api('POST /api/storage/upload/new', { body });
    await (await database()).put('photos', { ...photo, upload_id: upload.id });
    return upload;
  }

  async function upload(user_uuid: string, photo_id: string): Promise<string> {
    const photo = await (await database()).get('photos', user_uuid, photo_id);
    if (!photo) throw new PhotoLost();
    if (photo.file_id) return photo.file_id;
    const { store_id, content } = photo;
    let { id: upload_id, received, part_size } = await begin(photo);
    while (received < content.size) {
      progress(photo_id, received / content.size);
      const query = { store_id, upload_id, offset: received };
      const part = content.slice(received, received + partSize.now(part_size));
      const begun = Date.now();
      try {
        const answer = await api('POST /api/storage/upload/part', { query, file: part });
        received = answer.upload.received;
      } catch (error) {
        partSize.failed();
        throw error;
      }
      partSize.arrived(part.size, Date.now() - begun);
    }
    progress(photo_id, 1);
    const body = { store_id, upload_id };
    const { file } = await api('POST /api/storage/upload/finish', { body });
    await (await database()).put('photos', { ...photo, upload_id, file_id: file.id });
    return file.id;
  }

  const own = (): string => user() ?? '';
  return {
    keep: async (photo, about) => {
      const id = crypto.randomUUID();
      const content = await shrinkPhoto(photo);
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
    upload,
    onProgress: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server forgets an upload after a day: then it begins anew. */
function ignoreForgotten(error: unknown): undefined {
  if (error instanceof RequestFailure && error.code === 'upload_not_found') return undefined;
  throw error;
}
