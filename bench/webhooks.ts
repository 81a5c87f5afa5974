import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { Db } from '../apps/api/src/platform/db/handle.ts';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { inTransaction } from '../apps/api/src/platform/db/transaction.ts';
import { writeEvent } from '../apps/api/src/platform/events/write-event.ts';
import { bulkLogins } from '../apps/api/src/world/bulk-cast.ts';
import type { Benchmark } from './benchmark.ts';
import { type Measured, measure } from './load.ts';
import { copyOf } from './moving-orders.ts';
import { listOf, type Person, readList, signIn } from './people.ts';
import { compareP50, compareThroughput, type Line, tell } from './report.ts';
import { freePort, startApi } from './server-process.ts';

const bar = 1.25;
const perMinute = 1_000;
/** Two are told of each event, and a receiver takes so long to answer. */
const webhooks = 2;
const answerMs = 400;
const connections = 8;
/** A world that is copied quickly. */
const most = { orders: 200_000, stores: 600 };

export const webhooksBenchmark: Benchmark = {
  name: 'webhooks',
  about: `The order list of the largest store while ${perMinute} webhooks a minute go to a receiver that takes ${answerMs} ms for each, against the same list while the same events happen in a store without webhooks; p50 and throughput within ${bar}x, and each webhook comes.`,
  isOnPostgres: true,
  run: async (worlds, options) => {
    const size = {
      orders: Math.min(options.orders, most.orders),
      stores: Math.min(options.stores, most.stores),
    };
    const { world, drop } = await copyOf(await worlds(size));
    const { db, close } = openPostgres({ url: world.url, poolSize: 2, onLost: console.error });
    const receiver = await startReceiver();
    const api = await startApi(world, { JOBS: 'true', WEBHOOK_INTERNAL_HOSTS: receiver.host });
    const person = await signIn(api.origin, bulkLogins.largest);
    const target = listOf(person, 'COMPLETED');
    const [order] = (await readList(target)).data;
    const told = person.store_ids[0] ?? '';
    const untold = (await signIn(api.origin, bulkLogins.median)).store_ids[0] ?? '';
    for (let n = 0; n < webhooks; n++) await addWebhook(person, told, receiver.url);
    await measure(target, connections, options.seconds);
    const measured: Record<'ours' | 'quiet', Measured[]> = { ours: [], quiet: [] };
    let written = 0;
    for (let round = 0; round < options.rounds; round++) {
      for (const name of round % 2 ? (['quiet', 'ours'] as const) : (['ours', 'quiet'] as const)) {
        const happening = beginEvents(db, name === 'ours' ? told : untold, order);
        measured[name].push(await measure(target, connections, options.seconds));
        const count = await happening.end();
        if (name === 'ours') written += count * webhooks;
        await allDelivered(db);
      }
    }
    const comparison = {
      benchmark: 'webhooks',
      of: `largest store, ${connections} conn.`,
      ours: measured.ours,
      reference: measured.quiet,
      bar,
    };
    const lines: Line[] = [compareP50(comparison), compareThroughput(comparison)];
    lines.push(
      tell({
        benchmark: 'webhooks',
        of: 'came, of those that were to come',
        ours: String(receiver.came.size),
        reference: String(written),
        ratio: (receiver.came.size / written).toFixed(2),
        bar: '1',
        held: receiver.came.size === written,
      }),
    );
    await api.stop();
    await Promise.all([close(), receiver.close()]);
    await drop();
    return lines;
  },
};

/** Answers slowly, and knows by their ids what came. */
async function startReceiver() {
  const came = new Set<string>();
  const server = createServer(async (request, response) => {
    came.add(String(request.headers['webhook-id']));
    request.resume();
    await pause(answerMs);
    response.writeHead(204).end();
  });
  const host = `127.0.0.1:${await freePort()}`;
  await new Promise<void>((resolve) =>
    server.listen(Number(host.split(':')[1]), '127.0.0.1', resolve),
  );
  return {
    ...{ came, host, url: `http://${host}/hook` },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function addWebhook(person: Person, store_id: string, url: string): Promise<void> {
  const body = { store_id, request_id: randomUUID(), name: 'Gudang', url };
  const response = await fetch(person.origin + contract.webhooks.create.path, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, events: ['order.created'] }),
  });
  if (!response.ok) throw new Error(`no webhook: ${await response.text()}`);
}

type Order = Awaited<ReturnType<typeof readList>>['data'][number];

/** Orders come in at an even pace, as far as a webhook sees of it. */
function beginEvents(db: Db, store_id: string, order: Order | undefined) {
  if (!order) throw new Error('the store has no orders');
  const everyMs = (60_000 * webhooks) / perMinute;
  const ending = new AbortController();
  const write = async (): Promise<number> => {
    let count = 0;
    for (const since = performance.now(); !ending.signal.aborted; count++) {
      const id = String(9_000_000_000 + Math.floor(Math.random() * 1e9));
      const payload = { ...order, id, previous_fulfilment_status: null };
      await inTransaction(db, (db) =>
        writeEvent(db, {
          ...{ store_id, area: 'order', kind: 'order.created', payload, notification: null },
        }),
      );
      await pause(Math.max(0, since + (count + 1) * everyMs - performance.now()));
    }
    return count;
  };
  const written = write();
  return {
    end: () => {
      ending.abort();
      return written;
    },
  };
}

async function allDelivered(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from webhook_places w join event_places p using (store_id, area) where p.last > w.last
      union all select from webhook_deliveries where state = 'WAITING' limit 1`.execute(db);
    if (rows.length === 0) return;
    await pause(200);
  }
}
