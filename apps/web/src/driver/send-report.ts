import type { Api } from '../platform/api/client.ts';
import type { DeviceDatabase } from '../platform/offline/device-database.ts';
import type { KeptPhoto, OutboxItem } from '../platform/offline/device-records.ts';
import { createSendItem } from '../platform/offline/send-item.ts';
import type { Outcome, SendItem } from '../platform/offline/sending.ts';
import { createUploadForStop } from './upload-for-stop.ts';

type Surroundings = {
  api: Api;
  database: () => Promise<DeviceDatabase>;
  link: string;
  isHere: (user_uuid: string) => boolean;
};

const isRefusedFor = (outcome: Outcome, code: 'file_not_found' | 'photo_lost') =>
  outcome.kind === 'kept' && outcome.item.refusal?.code === code;

/**
 * Sends what was done at a stop. What the server has forgotten since it was uploaded is brought there again, and a picture
 * that the phone has lost holds nothing up: that the goods are there counts more.
 */
export function createSendReport({ api, database, link, isHere }: Surroundings): SendItem {
  const uploadFor = createUploadForStop({ api, database, link });
  const send: SendItem = (item) =>
    createSendItem({
      api,
      uploadPhoto: uploadFor(String(item.body.order_id)),
      isHere,
      rebase: () => undefined,
    })(item);
  const photosOf = async ({ user_uuid, photos }: OutboxItem): Promise<KeptPhoto[]> => {
    const shelf = await database();
    const found = photos.map(({ photo_id }) => shelf.get('photos', user_uuid, photo_id));
    return (await Promise.all(found)).filter((photo) => photo !== undefined);
  };
  return async (item) => {
    const before = await photosOf(item);
    const outcome = await send(item);
    if (isRefusedFor(outcome, 'photo_lost')) {
      const photos = item.photos.filter(({ photo_id }) => before.some(({ id }) => id === photo_id));
      return photos.length < item.photos.length ? send({ ...item, photos }) : outcome;
    }
    const forgotten = before.filter(({ file_id }) => file_id);
    if (!isRefusedFor(outcome, 'file_not_found') || forgotten.length === 0) return outcome;
    for (const { file_id: _, ...photo } of forgotten) await (await database()).put('photos', photo);
    return send(item);
  };
}
