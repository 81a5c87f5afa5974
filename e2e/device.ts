import { expect, type Page } from '@playwright/test';

type Shelf = 'answers' | 'drafts' | 'photos' | 'outbox';
type Sealed = { id: string; sealed: Uint8Array<ArrayBuffer> };

/** Everything on a shelf of the page's own device, as it lies there. */
const recordsOn = (page: Page, shelf: Shelf) =>
  page.evaluateHandle(async (shelf) => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'marketplace');
    // Whoever opens it first would have to make its shelves.
    if (!isThere) return [];
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const disk = await answerOf(indexedDB.open('marketplace'));
    const found = await answerOf(disk.transaction(shelf).objectStore(shelf).getAll());
    disk.close();
    return found as Sealed[];
  }, shelf);

/**
 * What the application keeps on the device for when there is no signal and can open again under the key of who is signed
 * in, each thing as JSON.
 */
export async function lyingOn(page: Page, shelf: Shelf): Promise<string[]> {
  const records = await recordsOn(page, shelf);
  return records.evaluate(async (records) => {
    const [, key] = localStorage.getItem('marketplace.device_key')?.split(' ') ?? [];
    if (!key) return [];
    const utf8 = new TextEncoder();
    const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const { subtle } = crypto;
    const root = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
    const info = utf8.encode('records');
    const way = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
    const kind = { name: 'AES-GCM', length: 256 };
    const opening = await subtle.deriveKey(way, root, kind, false, ['decrypt']);
    const open = async ({ id, sealed }: Sealed) => {
      const iv = sealed.slice(0, 12);
      const way = { name: 'AES-GCM', iv, additionalData: utf8.encode(id) };
      const opened = await subtle.decrypt(way, opening, sealed.slice(12)).catch(() => undefined);
      if (!opened) return [];
      const end = 4 + new DataView(opened).getUint32(0);
      return [new TextDecoder().decode(opened.slice(4, end))];
    };
    return (await Promise.all(records.map(open))).flat();
  });
}

/** Whatever can be read on the device by who opens its storage: every shelf, and what lies beside them. */
export async function readableOn(page: Page): Promise<string> {
  const parts = [await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))];
  for (const shelf of ['answers', 'drafts', 'photos', 'outbox'] as const) {
    const records = await recordsOn(page, shelf);
    parts.push(
      await records.evaluate((records) =>
        JSON.stringify(records, (_name, value) =>
          value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
        ),
      ),
    );
  }
  return parts.join('\n');
}

/** How much lies there, whoever's it is. */
export const countOn = async (page: Page, shelf: Shelf): Promise<number> =>
  (await recordsOn(page, shelf)).evaluate(({ length }) => length);

/** Written a moment after it was typed or answered: from now on it survives the page. */
export const expectKept = (page: Page, shelf: Shelf, part: string | RegExp): Promise<void> =>
  expect.poll(async () => (await lyingOn(page, shelf)).join('\n')).toMatch(part);
