import { createECDH, createPrivateKey, hash, type KeyObject, sign } from 'node:crypto';
import type { Db } from '../db/handle.ts';
import type { KeyFor } from '../secret-key.ts';

export type VapidKeys = { publicKey: Uint8Array; privateKey: KeyObject };

/** Browsers subscribe with the public half; a new pair would make every subscription void. */
export function vapidKeys(configured: string | undefined, keyFor: KeyFor) {
  let keys: VapidKeys | undefined;
  return async (db: Db): Promise<VapidKeys> => {
    keys ??= pairOf(configured ? Buffer.from(configured, 'base64url') : seedOf(await keyFor(db)));
    return keys;
  };
}

/** A number that only these bytes lead to. */
const seedOf = (bytes: Uint8Array) =>
  hash('sha256', Buffer.concat([Buffer.from('vapid '), bytes]), 'buffer');

function pairOf(secret: Uint8Array): VapidKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(secret);
  const publicKey = ecdh.getPublicKey();
  const part = (from: number, to: number) => publicKey.subarray(from, to).toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: part(1, 33),
    y: part(33, 65),
    d: Buffer.from(secret).toString('base64url'),
  };
  return { publicKey, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const livesForSeconds = 12 * 3_600;

/** RFC 8292: says who sends, to the push service alone that the address is of. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: number },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1_000) + livesForSeconds,
    sub: subject,
  };
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  const key = Buffer.from(publicKey).toString('base64url');
  return `vapid t=${text}.${signature.toString('base64url')}, k=${key}`;
}
