import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { webhookEvents } from '@marketplace/contract/webhook-words';
import type { Client } from './client.ts';
import type { Log } from './log.ts';
import { clientOf, createPerson, type OwnStore } from './person.ts';

type Came = { at: string; id: string; type: string; is_repeat: boolean };
type Settings = { port: number; phone_number: string; password: string };
type Means = { client: Client; log: Log; stop: AbortSignal };

const name = 'Sistem contoh';
const mostKept = 100;
const mostBytes = 1_000_000;
const freshSeconds = 300;

/**
 * A seller's own system, as small as one can be: it is told what happens in a store, looks at each signature, and shows at
 * its address what came. Made anew with each start, since a secret is told once.
 */
export async function startOwnSystem(settings: Settings, { client, log, stop }: Means) {
  const { port, phone_number, password } = settings;
  const came: Came[] = [];
  let secret: Buffer = Buffer.alloc(0);
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return answer(response, 200, { name, came });
    if (Number(request.headers['content-length'] ?? mostBytes) >= mostBytes)
      return answer(response, 413, {});
    const body = await text(request).catch(() => '');
    if (!isSigned(request.headers, body, secret)) return answer(response, 401, {});
    const id = String(request.headers['webhook-id']);
    const { type } = JSON.parse(body) as { type: string };
    const is_repeat = came.some((each) => each.id === id);
    came.unshift({ at: new Date().toISOString(), id, type, is_repeat });
    came.length = Math.min(came.length, mostKept);
    answer(response, 200, { taken: true });
  });
  server.on('error', (error) => log.once(`the example of an own system does not start: ${error}`));
  server.listen(port, '127.0.0.1');
  stop.addEventListener('abort', () => server.close());
  secret = await register(clientOf(client, createPerson(phone_number, password)), port);
  log.info(`what a store’s own system is told stands at http://127.0.0.1:${port}`);
}

const sells = ({ permission, is_active, is_seller, allows_selling }: OwnStore) =>
  permission.store === 'MANAGE' && is_active && is_seller && allows_selling;

/** Of the first store that the person owns and that sells; what an earlier start has left behind goes. */
async function register(call: Client, port: number): Promise<Buffer> {
  const { stores } = await call('GET /api/stores/list', {});
  const store_id = stores.find(sells)?.id ?? '';
  const { webhooks } = await call('GET /api/webhooks/list', { query: { store_id } });
  for (const { id } of webhooks.filter((each) => each.name === name))
    await call('POST /api/webhooks/delete', { body: { store_id, webhook_id: id } });
  const { secret } = await call('POST /api/webhooks/create', {
    body: {
      ...{ store_id, request_id: randomUUID(), name, events: [...webhookEvents] },
      url: `http://127.0.0.1:${port}/hook`,
    },
  });
  return Buffer.from(secret.replace('whsec_', ''), 'base64');
}

function isSigned(headers: IncomingHttpHeaders, body: string, secret: Buffer): boolean {
  const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  if (secret.length === 0 || !(Math.abs(Date.now() / 1_000 - Number(timestamp)) < freshSeconds))
    return false;
  const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const right = Buffer.from(`v1,${hmac}`);
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each))
    .some((given) => given.length === right.length && timingSafeEqual(given, right));
}

const answer = (response: ServerResponse, status: number, body: object): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(body, null, 2));
