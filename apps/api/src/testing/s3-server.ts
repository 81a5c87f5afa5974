import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Trouble = 'answer 503' | 'hang' | 'cut';
type Kept = { bytes: Buffer; type: string | undefined };

export type S3Server = {
  settings: {
    S3_ENDPOINT: string;
    S3_BUCKET: string;
    S3_REGION: string;
    S3_ACCESS_KEY_ID: string;
    S3_SECRET_ACCESS_KEY: string;
  };
  /** By bucket and key, as in the address. */
  objects: Map<string, Kept>;
  /** Every request that came, those that were troubled included. */
  requests: string[];
  /** What the next requests meet. */
  trouble: (kind: Trouble, times: number) => void;
  close: () => Promise<void>;
};

const secret = 'not-a-real-secret';
const region = 'ap-southeast-3';

/** As much of S3 as we speak. Signatures are worked out here anew, from the published rules. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Kept>();
  const requests: string[] = [];
  const troubles: Trouble[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const trouble = troubles.shift();
    if (trouble === 'hang') return;
    if (trouble === 'cut') {
      request.socket.destroy();
      return;
    }
    void answer(request, response, objects, trouble !== undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'photos',
      S3_REGION: region,
      S3_ACCESS_KEY_ID: 'AKTEST',
      S3_SECRET_ACCESS_KEY: secret,
    },
    objects,
    requests,
    trouble: (kind, times) => troubles.push(...Array<Trouble>(times).fill(kind)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Kept>,
  isBusy: boolean,
): Promise<void> {
  const bytes = await buffer(request).catch(() => undefined);
  const name = request.url ?? '';
  if (!bytes) return;
  if (isBusy) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  else if (!isSigned(request, bytes)) response.writeHead(403).end('<Error/>');
  else if (request.method === 'PUT') {
    // S3 wants to know beforehand how long an object is.
    if (request.headers['content-length'] === undefined) response.writeHead(411);
    else objects.set(name, { bytes, type: request.headers['content-type'] });
    response.end();
  } else if (request.method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204).end();
  } else {
    const kept = objects.get(name);
    const head = kept && { 'content-type': kept.type, 'content-length': kept.bytes.length };
    response.writeHead(kept ? 200 : 404, head);
    response.end(request.method === 'HEAD' ? undefined : kept?.bytes);
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

/** Signature version 4, and that the body is the one that was signed. */
function isSigned(request: IncomingMessage, bytes: Buffer): boolean {
  const {
    authorization = '',
    'x-amz-date': time,
    'x-amz-content-sha256': digest,
  } = request.headers;
  const match =
    /^AWS4-HMAC-SHA256 Credential=AKTEST\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      authorization,
    );
  if (!match || (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(bytes))) return false;
  const [, day = '', at = '', signed = '', signature] = match;
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const headers = signed.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [request.method, pathname, '', headers.join(''), signed, digest].join('\n');
  const scope = `${day}/${at}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, at, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return at === region && hmac(key, toSign).toString('hex') === signature;
}
