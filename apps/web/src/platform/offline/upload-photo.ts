import type { Api } from '../api/client.ts';
import { RequestFailure } from '../api/failure.ts';
import type { DeviceDatabase } from './device-database.ts';
import type { KeptPhoto } from './device-records.ts';
import { createPartSize } from './part-size.ts';
import { PhotoLost } from './photo-lost.ts';

type Surroundings = {
  api: Api;
  database: () => Promise<DeviceDatabase>;
  progress: (photo_id: string, share: number) => void;
};

/** Brings photos to the server part by part, each from where it broke off; answers with the id of the file. */
export function createUpload({ api, database, progress }: Surroundings) {
  const partSize = createPartSize();

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

  return async function upload(
    user_uuid: string,
    photo_id: string,
    isForgotten = false,
  ): Promise<string> {
    const kept = await (await database()).get('photos', user_uuid, photo_id);
    if (!kept) throw new PhotoLost();
    const { file_id: _file, upload_id: _upload, ...bare } = kept;
    const photo: KeptPhoto = isForgotten ? bare : kept;
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
  };
}

/** The server forgets an upload after a day: then it begins anew. */
function ignoreForgotten(error: unknown): undefined {
  if (error instanceof RequestFailure && error.code === 'upload_not_found') return undefined;
  throw error;
}
