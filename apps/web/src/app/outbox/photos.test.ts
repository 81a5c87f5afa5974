import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../features/sign-in/sign-in.ts';
import type { Api } from '../../platform/api/client.ts';
import { RequestFailure } from '../../platform/api/failure.ts';
import { PhotoLost } from '../../platform/offline/photo-lost.ts';
import { createPhotos } from '../../platform/offline/photos.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { openShelves } from '../../testing/shelves.ts';
import { startServices, type WebServices } from '../../testing/web-services.ts';

let marketplace: Marketplace;
let services: WebServices;
let photo: Blob;
beforeAll(async () => {
  marketplace = await startMarketplace();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const look = { width: 1200, height: 900, channels: 3, background: '#888', noise } as const;
  photo = new Blob([new Uint8Array(await sharp({ create: look }).jpeg().toBuffer())]);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  services = startServices(marketplace.origin);
  const { people, password } = marketplace;
  await signIn(services, { phone_number: people.owner, password });
});

const part = 'POST /api/storage/upload/part';

/** The application on a line that breaks at the nth part, and goes unheard there or on the way back. */
function openPhotos(breaksAt = 0, isHeard = false) {
  const calls: string[] = [];
  const api: Api = async (call, ...rest) => {
    calls.push(call);
    const isBroken = call === part && calls.filter((each) => each === part).length === breaksAt;
    if (isBroken && !isHeard) throw new RequestFailure('NETWORK_ERROR');
    const answer = await services.api(call, ...rest);
    if (isBroken) throw new RequestFailure('NETWORK_ERROR');
    return answer;
  };
  const database = openShelves();
  const user = () => services.state.getState().user.auth.user_uuid;
  const photos = createPhotos({ api, database: async () => database, user });
  return { photos, calls, user: user() ?? '' };
}

const [first_part, whole_part] = [64 * 1024, 256 * 1024];
/** On a good line only the first one is small. */
const partsFrom = (arrived: number) =>
  1 + Math.ceil(Math.max(0, photo.size - arrived - first_part) / whole_part);

const about = () => ({ store_id: marketplace.stores.own, purpose: 'delivery_photo' as const });

it('a photo goes up in parts and becomes one file, however often it is asked for [API-39]', async () => {
  const { photos, calls, user } = openPhotos();
  const id = await photos.keep(photo, about());
  const shares: number[] = [];
  photos.onProgress((photo_id, share) => photo_id === id && shares.push(share));
  const file_id = await photos.upload(user, id);
  const parts = partsFrom(0);
  expect(parts).toBeGreaterThan(1);
  expect(calls.filter((call) => call === part)).toHaveLength(parts);
  expect(shares.at(0)).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(await photos.upload(user, id)).toBe(file_id);
});

it.each([false, true])(
  'a line that breaks (arrived: %s) is gone on from, in another page',
  async (isHeard) => {
    const first = openPhotos(2, isHeard);
    const id = await first.photos.keep(photo, about());
    await expect(first.photos.upload(first.user, id)).rejects.toThrow('NETWORK_ERROR');
    const second = openPhotos();
    await second.photos.upload(second.user, id);
    expect(second.calls).toContain('GET /api/storage/upload/detail');
    expect(second.calls).not.toContain('POST /api/storage/upload/new');
    const arrived = isHeard ? first_part + whole_part : first_part;
    expect(second.calls.filter((call) => call === part)).toHaveLength(partsFrom(arrived));
  },
);

it('an upload that the server has forgotten begins anew', async () => {
  const first = openPhotos(2);
  const id = await first.photos.keep(photo, about());
  await first.photos.upload(first.user, id).catch(() => {});
  await marketplace.database.db.deleteFrom('uploads').execute();
  const second = openPhotos();
  expect(await second.photos.upload(second.user, id)).toEqual(expect.any(String));
  expect(second.calls).toContain('POST /api/storage/upload/new');
});

it('a photo that is gone from the device says so', async () => {
  const { photos, user } = openPhotos();
  const id = await photos.keep(photo, about());
  expect((await photos.read(id))?.size).toBe(photo.size);
  await photos.forget(id);
  expect(await photos.read(id)).toBeUndefined();
  await expect(photos.upload(user, id)).rejects.toBeInstanceOf(PhotoLost);
});
