import type { Api } from '../platform/api/client.ts';
import type { DeviceDatabase } from '../platform/offline/device-database.ts';
import { PhotoLost } from '../platform/offline/photo-lost.ts';

type Surroundings = { api: Api; database: () => Promise<DeviceDatabase>; link: string };

/** Brings a photo or a signature to the server for a stop; one that has arrived is not sent again. */
export const createUploadForStop =
  ({ api, database, link }: Surroundings) =>
  (order_id: string) =>
  async (user_uuid: string, photo_id: string): Promise<string> => {
    const shelf = await database();
    const photo = await shelf.get('photos', user_uuid, photo_id);
    if (!photo) throw new PhotoLost();
    if (photo.file_id) return photo.file_id;
    const sent = { body: { link, order_id }, file: photo.content };
    const { file_id } = await api('POST /api/driver/trip/photo', sent);
    await shelf.put('photos', { ...photo, file_id });
    return file_id;
  };
