import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';

type Message = {
  token: string;
  notification: { title: string; body: string };
  data: { id: string; path: string };
  android: { ttl: string; collapse_key?: string };
  apns: { headers: Record<string, string> };
};
type Trouble =
  | 'unregistered'
  | 'sender_id_mismatch'
  | 'wrong_token'
  | 'expired_access'
  | 'hang'
  | 400
  | 429
  | 500;

export type FcmServer = {
  /** For a server that sends its messages here. */
  settings: { FCM_SERVICE_ACCOUNT: string; FCM_BASE_URL: string };
  sent: Message[];
  /** How often somebody asked for access. */
  accessGiven: () => number;
  /** What the next messages meet. */
  trouble: (...kinds: Trouble[]) => void;
  close: () => Promise<void>;
};

const project = 'marketplace-test';

/** As much of Firebase Cloud Messaging, HTTP v1, and of the token service before it, as we speak. */
export async function startFcmServer(): Promise<FcmServer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sent: Message[] = [];
  const troubles: Trouble[] = [];
  const access = new Set<string>();
  let given = 0;

  const giveAccess = (form: URLSearchParams): string | undefined => {
    const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      createPublicKey(publicKey.export({ format: 'pem', type: 'spki' })),
      Buffer.from(signature, 'base64url'),
    );
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
    if (!isSigned || read.aud !== `${base}/token` || read.iss !== 'sender@test.invalid')
      return undefined;
    given += 1;
    const token = `access-${given}`;
    access.add(token);
    return token;
  };

  const server = createServer(async (request, response) => {
    const say = (status: number, body: object, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (request.url === '/token') {
      const access_token = giveAccess(new URLSearchParams(await text(request)));
      return access_token
        ? say(200, { access_token, expires_in: 3_600, token_type: 'Bearer' })
        : say(400, { error: 'invalid_grant' });
    }
    const { message } = (await json(request)) as { message: Message };
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    const trouble = troubles.shift();
    if (trouble === 'hang') return undefined;
    if (trouble === 'expired_access') access.clear();
    if (!access.has(bearer)) return say(401, { error: { status: 'UNAUTHENTICATED' } });
    if (request.url !== `/v1/projects/${project}/messages:send`) return say(404, { error: {} });
    if (trouble === 'unregistered')
      return say(404, {
        error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] },
      });
    if (trouble === 'sender_id_mismatch')
      return say(403, {
        error: { status: 'PERMISSION_DENIED', details: [{ errorCode: 'SENDER_ID_MISMATCH' }] },
      });
    if (trouble === 'wrong_token')
      return say(400, {
        error: {
          status: 'INVALID_ARGUMENT',
          details: [
            { errorCode: 'INVALID_ARGUMENT' },
            { fieldViolations: [{ field: 'message.token', description: 'Invalid token' }] },
          ],
        },
      });
    if (typeof trouble === 'number')
      return say(trouble, { error: {} }, trouble === 429 ? { 'retry-after': '600' } : {});
    sent.push(message);
    return say(200, { name: `projects/${project}/messages/1` });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const account = {
    type: 'service_account',
    project_id: project,
    client_email: 'sender@test.invalid',
    private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    token_uri: `${base}/token`,
  };
  return {
    settings: { FCM_SERVICE_ACCOUNT: JSON.stringify(account), FCM_BASE_URL: base },
    sent,
    accessGiven: () => given,
    trouble: (...kinds) => void troubles.push(...kinds),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
