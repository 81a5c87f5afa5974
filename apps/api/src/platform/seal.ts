import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from './db/handle.ts';
import type { KeyFor } from './secret-key.ts';

/** Keeps a secret so that who has the table has none of it. What is sealed is tied to what it is of, and opens nowhere else. */
export type Seal = {
  seal: (db: Db, of: string, text: string) => Promise<Buffer>;
  open: (db: Db, of: string, sealed: Uint8Array) => Promise<string>;
  /** By what a secret is known again without being kept: by the first key, then by those before it. */
  marks: (db: Db, of: string, text: string) => Promise<[Buffer, ...Buffer[]]>;
};

const [nonceBytes, tagBytes] = [12, 16];

/** The first key seals, and each of them opens what it has sealed: so a key can follow another. */
export function createSeal(what: string, keys: readonly [KeyFor, ...KeyFor[]]): Seal {
  const derived = (key: Uint8Array) => Buffer.from(hkdfSync('sha256', key, '', what, 32));
  const markBy = async (db: Db, keyFor: KeyFor, said: string) => {
    const key = hkdfSync('sha256', await keyFor(db), '', `marks of ${what}`, 32);
    return createHmac('sha256', Buffer.from(key)).update(said).digest();
  };
  return {
    seal: async (db, of, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', derived(await keys[0](db)), nonce);
      cipher.setAAD(Buffer.from(of));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: async (db, of, sealed) => {
      for (const keyFor of keys) {
        const text = opened(derived(await keyFor(db)), of, Buffer.from(sealed));
        if (text !== undefined) return text;
      }
      throw new Error(`no key opens the ${what} of ${of}`);
    },
    marks: async (db, of, text) => {
      const [first, ...others] = keys;
      const said = JSON.stringify([of, text]);
      return [
        await markBy(db, first, said),
        ...(await Promise.all(others.map((keyFor) => markBy(db, keyFor, said)))),
      ];
    },
  };
}

function opened(key: Buffer, of: string, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(of));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
