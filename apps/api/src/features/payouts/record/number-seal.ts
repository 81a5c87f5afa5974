import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/handle.ts';
import type { KeyFor } from '../../../platform/secret-key.ts';

type Of = { store_id: string; bank_code: string };
export type SealedNumber = { number_sealed: Uint8Array; number_mark: Uint8Array };

/** Keeps account numbers so that who has the table has none of them. */
export type NumberSeal = {
  seal: (db: Db, of: Of, number: string) => Promise<SealedNumber>;
  open: (db: Db, sealed: Of & { number_sealed: Uint8Array }) => Promise<string>;
};

const [nonceBytes, tagBytes] = [12, 16];

/**
 * The first key seals, and each of them opens what it has sealed: so a key can follow another. What is sealed is tied to its
 * store and bank, and does not open elsewhere.
 */
export const createNumberSeal = (keys: readonly [KeyFor, ...KeyFor[]]): NumberSeal => ({
  seal: async (db, of, number) => {
    const key = await keys[0](db);
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', derived(key, 'seal'), nonce);
    cipher.setAAD(Buffer.from(tied(of)));
    const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
    return {
      number_sealed: Buffer.concat([nonce, cipher.getAuthTag(), sealed]),
      number_mark: createHmac('sha256', derived(key, 'mark'))
        .update(`${tied(of)} ${number}`)
        .digest(),
    };
  },
  open: async (db, sealed) => {
    for (const keyFor of keys) {
      const number = opened(await keyFor(db), sealed);
      if (number !== undefined) return number;
    }
    throw new Error(`no key opens an account number of store ${sealed.store_id}`);
  },
});

const tied = ({ store_id, bank_code }: Of) => `${store_id} ${bank_code}`;

const derived = (key: Uint8Array, use: 'seal' | 'mark') =>
  Buffer.from(hkdfSync('sha256', key, '', `bank account number ${use}`, 32));

function opened(
  key: Uint8Array,
  { number_sealed, ...of }: Of & { number_sealed: Uint8Array },
): string | undefined {
  const bytes = Buffer.from(number_sealed);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    derived(key, 'seal'),
    bytes.subarray(0, nonceBytes),
  );
  decipher.setAAD(Buffer.from(tied(of)));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const number = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([number, decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
