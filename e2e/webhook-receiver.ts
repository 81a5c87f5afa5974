import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { webhookPorts } from './api-process.ts';
import { atWork } from './over-the-api.ts';

/** A seller's own system, for a window of its own: it keeps what comes, and answers as it is told. */
export async function startReceiver(window: string) {
  const port = window === 'desk' ? webhookPorts[1] : webhookPorts[0];
  const came: { type: string; signature: string }[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const { type } = JSON.parse(await text(request)) as { type: string };
    came.push({ type, signature: String(request.headers['webhook-signature']) });
    response.writeHead(status).end(status === 200 ? 'terima kasih' : 'sedang rusak');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/hook`,
    came,
    answer: (next: number) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A webhook that nobody answers, with a try of which something is to be seen. */
export async function testedWebhook(base: string, store_id: string): Promise<string> {
  const { call } = await atWork(base, 'owner');
  const { webhook_id } = await call('POST /api/webhooks/create', {
    body: {
      ...{ store_id, request_id: randomUUID(), name: 'Gudang' },
      ...{ url: `http://127.0.0.1:${webhookPorts[0]}/hook`, events: ['payout.changed'] },
    },
  });
  await call('POST /api/webhooks/test', {
    body: { store_id, webhook_id, request_id: randomUUID() },
  });
  const key = { request_id: randomUUID(), name: 'Kasir', scopes: ['orders.read' as const] };
  await call('POST /api/api-keys/create', { body: { store_id, ...key, days: 90 } });
  return webhook_id;
}
