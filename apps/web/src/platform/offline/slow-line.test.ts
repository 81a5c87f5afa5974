import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openShelves } from '../../testing/shelves.ts';
import type { Api } from '../api/client.ts';
import { RequestFailure } from '../api/failure.ts';
import { createPhotos } from './photos.ts';

const kilobyte = 1024;
const requestTimeout = 60_000;
const upload = { id: 'u', received: 0, size: 0, part_size: 256 * kilobyte };

/** A photo on a line that carries so much a second; what takes longer than a request may is lost whole. */
async function onLine(bytesPerSecond: number) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const parts: { size: number; took: number }[] = [];
  let received = 0;
  const api = (async (call: string, { file }: { file?: Blob }) => {
    if (call.endsWith('/finish')) return { file: { id: 'f' } };
    if (file) {
      const took = (file.size / bytesPerSecond) * 1000;
      vi.setSystemTime(Date.now() + Math.min(took, requestTimeout));
      parts.push({ size: file.size, took });
      if (took > requestTimeout) throw new RequestFailure('TIMEOUT_ERROR');
      received += file.size;
    }
    return { upload: { ...upload, received } };
  }) as unknown as Api;
  const database = openShelves();
  const photos = createPhotos({ api, database: async () => database, user: () => 'u' });
  const photo = new Blob([new Uint8Array(400 * kilobyte)]);
  const id = await photos.keep(photo, { store_id: '1', purpose: 'delivery_photo' });
  return { parts, send: () => photos.upload('u', id) };
}

it('on a slow line a photo goes up in parts that each take about ten seconds', async () => {
  const { parts, send } = await onLine(3 * kilobyte);
  expect(await send()).toBe('f');
  const [, ...others] = parts.slice(0, -1);
  // Without its first and last part the photo is about 300 kilobytes.
  expect(others.length).toBeGreaterThan(8);
  for (const { took } of others) expect(took).toBeCloseTo(10_000, -2);
});

it('on a line where even the first part is given up, smaller ones go through', async () => {
  const { parts, send } = await onLine(0.5 * kilobyte);
  await expect(send()).rejects.toThrow('TIMEOUT_ERROR');
  expect(await send()).toBe('f');
  expect(parts.slice(1).every(({ took }) => took <= requestTimeout)).toBe(true);
});

it('on a good line parts are as large as the server takes them', async () => {
  const { parts, send } = await onLine(1000 * kilobyte);
  await send();
  expect(parts.map(({ size }) => size / kilobyte)).toEqual([64, 256, 80]);
});
