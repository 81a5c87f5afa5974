import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Shown = { title: string; text: string; path: string; tag: string; id?: string };
type Heard = { device: string; headers: IncomingHttpHeaders; message: Shown; claims: Claims };
type Claims = { aud: string; exp: number; sub: string };
type Answer = number | { status: number; headers: Record<string, string> } | 'hang';

/** A browser as its push service knows it. */
type PushDevice = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
};

export type PushService = {
  /** As the settings of a server name it. */
  host: string;
  /** A browser that has subscribed, with keys of its own. */
  newDevice: () => PushDevice;
  /** What came and could be read, oldest first. */
  heard: Heard[];
  /** What came and could not, with why. */
  refused: string[];
  /** What the next messages are answered with. */
  answer: (...answers: Answer[]) => void;
  close: () => Promise<void>;
};

/** As much of a push service, and of the browsers behind it, as we speak: it checks who sends, and reads what a browser would. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const heard: Heard[] = [];
  const refused: string[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '').slice('/send/'.length);
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const answer = answers.shift() ?? 201;
    if (answer === 'hang') return;
    const device = devices.get(name);
    try {
      if (!device) throw new Error('no such device');
      const claims = claimsOf(request.headers.authorization ?? '', base());
      const message = JSON.parse(decrypted(device, body).toString()) as Shown;
      if (answer === 201) heard.push({ device: name, headers: request.headers, message, claims });
    } catch (error) {
      refused.push(String(error));
      response.writeHead(400).end();
      return;
    }
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(answer.status, answer.headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const base = () => `http://${host}`;
  return {
    host,
    heard,
    refused,
    newDevice: () => {
      const name = randomBytes(8).toString('hex');
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      devices.set(name, { ecdh, auth });
      const keys = { p256dh, auth: auth.toString('base64url') };
      return { subscription: { endpoint: `${base()}/send/${name}`, keys } };
    },
    answer: (...given) => void answers.push(...given),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A public key as a browser has one. */
export const newPublicKey = (): string =>
  createECDH('prime256v1').generateKeys().toString('base64url');

/** RFC 8292, as a push service reads it. */
function claimsOf(authorization: string, origin: string): Claims {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed by its key');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
  if (read.aud !== origin) throw new Error(`meant for ${read.aud}`);
  const seconds = read.exp - Date.now() / 1_000;
  if (seconds <= 0 || seconds > 86_400) throw new Error('not for today');
  return read;
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** RFC 8291 and 8188, as a browser reads them. */
function decrypted(
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
  body: Buffer,
): Buffer {
  const salt = body.subarray(0, 16);
  const size = body.readUInt32BE(16);
  const keyLength = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > size) throw new Error('more than a record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end);
}
