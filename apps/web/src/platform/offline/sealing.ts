import { bytesOf, recordIn } from './record-bytes.ts';

/** Closes what is a person's, so that only who has their key can read it, or tell what it is about. */
export type Seal = {
  /**
   * What a record is called on the device: its own name may say what somebody looked for. One that is in a group begins
   * with what the group is called.
   */
  nameOf: (shelf: string, id: string | number) => Promise<string>;
  close: (name: string, record: object) => Promise<Uint8Array<ArrayBuffer>>;
  /** Nothing for what another key has closed, or what was changed since. */
  open: (name: string, sealed: Uint8Array<ArrayBuffer>) => Promise<unknown>;
};

/** An origin without TLS has no cryptography, and then nothing of a person is written down at all. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

const vectorBytes = 12;

/** Between a group and what is in it. */
export const groupEnd = '\n';

/** AES-GCM under a key of the device key, with the name as further proof; names by HMAC under another. */
export async function createSeal(device_key: string): Promise<Seal> {
  const { subtle } = crypto;
  const bytes = Uint8Array.from(fromBase64Url(device_key), (sign) => sign.charCodeAt(0));
  const root = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const derive = (use: string, algorithm: AesKeyGenParams | HmacKeyGenParams, uses: KeyUsage[]) => {
    const way = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(use) };
    return subtle.deriveKey(way, root, algorithm, false, uses);
  };
  const [records, names] = await Promise.all([
    derive('records', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('names', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ]);
  const under = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: utf8(name),
  });
  return {
    nameOf: async (shelf, id) => {
      const parts = `${id}`.split(groupEnd).map(async (part) => {
        const mark = await subtle.sign('HMAC', names, utf8(`${shelf}:${part}`));
        return btoa(String.fromCharCode(...new Uint8Array(mark)));
      });
      return (await Promise.all(parts)).join(groupEnd);
    },
    close: async (name, record) => {
      const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
      const closed = await subtle.encrypt(under(name, iv), records, await bytesOf(record));
      const sealed = new Uint8Array(vectorBytes + closed.byteLength);
      sealed.set(iv);
      sealed.set(new Uint8Array(closed), vectorBytes);
      return sealed;
    },
    open: async (name, sealed) => {
      try {
        const way = under(name, sealed.slice(0, vectorBytes));
        return recordIn(await subtle.decrypt(way, records, sealed.subarray(vectorBytes)));
      } catch {
        return undefined;
      }
    },
  };
}

/** Every closing has a vector of its own: it tells whether a record is still the one that was read. */
export const isSameSealed = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length &&
  one.subarray(0, vectorBytes).every((byte, place) => byte === other[place]);

const utf8 = (text: string) => new TextEncoder().encode(text);

const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
