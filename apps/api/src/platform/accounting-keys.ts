import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from './db/handle.ts';
import { fail } from './failure.ts';
import type { KeyFor } from './secret-key.ts';

/** What `X-App-Id` says of every key of this house. */
const accountingAppId = 'marketplace-seller';

type Key = { token_hash: Uint8Array; store_id: string };

/**
 * Short-lived keys for the calls of accounting, each for one store. Nothing is kept of them: each says of which login and store it
 * is, until when, and that it is ours. The login is looked up as ever, so that they end with it at once, and so is what it may.
 */
export type AccountingKeys = {
  issue: (db: Db, of: Key) => Promise<{ app_id: string; key: string; expires_at: string }>;
  /** What the headers say, or a refusal. */
  keyIn: (db: Db, headers: IncomingHttpHeaders) => Promise<Key>;
};

/** Consent, choosing and linking in one sitting; who is signed in gets the next one unseen. */
const lifeMs = 30 * 60_000;
const [hashBytes, storeBytes, timeBytes, macBytes] = [32, 8, 6, 32];
const saidBytes = hashBytes + storeBytes + timeBytes;
const form = /^[A-Za-z0-9_-]{104}$/;

export function createAccountingKeys(keyFor: KeyFor): AccountingKeys {
  const macOf = async (db: Db, said: Uint8Array) =>
    createHmac('sha256', await keyFor(db))
      .update('accounting')
      .update(said)
      .digest();
  return {
    issue: async (db, { token_hash, store_id }) => {
      const expires = Date.now() + lifeMs;
      const said = Buffer.alloc(saidBytes);
      said.set(token_hash);
      said.writeBigUInt64BE(BigInt(store_id), hashBytes);
      said.writeUIntBE(expires, hashBytes + storeBytes, timeBytes);
      const key = Buffer.concat([said, await macOf(db, said)]).toString('base64url');
      return { app_id: accountingAppId, key, expires_at: new Date(expires).toISOString() };
    },
    keyIn: async (db, headers) => {
      const text = headers['x-app-key'];
      if (headers['x-app-id'] !== accountingAppId || typeof text !== 'string' || !form.test(text))
        return fail('authentication_failed');
      const bytes = Buffer.from(text, 'base64url');
      const said = bytes.subarray(0, saidBytes);
      const mac = bytes.subarray(saidBytes);
      if (mac.length !== macBytes || !timingSafeEqual(mac, await macOf(db, said)))
        return fail('authentication_failed');
      if (said.readUIntBE(hashBytes + storeBytes, timeBytes) <= Date.now())
        return fail('authentication_failed');
      return {
        token_hash: said.subarray(0, hashBytes),
        store_id: String(said.readBigUInt64BE(hashBytes)),
      };
    },
  };
}
