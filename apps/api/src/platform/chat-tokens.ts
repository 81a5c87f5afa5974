import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from './db/handle.ts';
import { fail } from './failure.ts';
import type { KeyFor } from './secret-key.ts';

/**
 * Short-lived tokens for the calls of chat. Nothing is kept of them: each says of which login it is, until when, and that
 * it is ours. The login is looked up as ever, so that they end with it at once.
 */
export type ChatTokens = {
  issue: (
    db: Db,
    who: { token_hash: Uint8Array },
  ) => Promise<{ token: string; expires_at: string }>;
  /** The hash of the login's token in an Authorization header, or a refusal. */
  loginIn: (db: Db, authorization: string | undefined) => Promise<Uint8Array>;
};

const lifeMs = 15 * 60_000;
const hashBytes = 32;
const timeBytes = 6;
const macBytes = 32;
const header = /^Bearer ([A-Za-z0-9_-]{94})$/;

export function createChatTokens(keyFor: KeyFor): ChatTokens {
  const macOf = async (db: Db, said: Uint8Array) =>
    createHmac('sha256', await keyFor(db))
      .update('chat')
      .update(said)
      .digest();
  return {
    issue: async (db, { token_hash }) => {
      const expires = Date.now() + lifeMs;
      const said = Buffer.alloc(hashBytes + timeBytes);
      said.set(token_hash);
      said.writeUIntBE(expires, hashBytes, timeBytes);
      const token = Buffer.concat([said, await macOf(db, said)]).toString('base64url');
      return { token, expires_at: new Date(expires).toISOString() };
    },
    loginIn: async (db, authorization = '') => {
      const token = header.exec(authorization)?.[1] ?? fail('authentication_failed');
      const bytes = Buffer.from(token, 'base64url');
      const said = bytes.subarray(0, hashBytes + timeBytes);
      const mac = bytes.subarray(said.length);
      if (mac.length !== macBytes || !timingSafeEqual(mac, await macOf(db, said)))
        return fail('authentication_failed');
      if (said.readUIntBE(hashBytes, timeBytes) <= Date.now()) fail('authentication_failed');
      return said.subarray(0, hashBytes);
    },
  };
}
