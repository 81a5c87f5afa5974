import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

type Receiver = { p256dh: Uint8Array; auth: Uint8Array };

const recordSize = 4_096;
/** What is left of a record for the words. */
export const mostPushBytes = recordSize - 16 - 1 - 86;

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * RFC 8291: a message that only the browser can read, in one record of aes128gcm (RFC 8188). A key of the browser that is
 * none throws.
 */
export function encryptPush({ p256dh, auth }: Receiver, message: Uint8Array): Buffer {
  const ecdh = createECDH('prime256v1');
  const ours = ecdh.generateKeys();
  const shared = ecdh.computeSecret(p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ours]);
  const secret = derive(shared, auth, info, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last record ends with a 2.
  const sealed = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    ...sealed,
    cipher.getAuthTag(),
  ]);
}
