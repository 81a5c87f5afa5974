import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../platform/db/transaction.ts';
import { sendLater } from '../platform/outbox/send-later.ts';
import { textMessages } from '../platform/outbox/text-messages.ts';
import { startApi } from '../testing/api-process.ts';
import { type DurableDatabase, durableDatabase } from './durable-database.ts';

/** Takes what comes; it answers only when it is told to. */
async function gateway() {
  const heard: (string | undefined)[] = [];
  const state = { answers: false };
  const server = createServer((request, response) => {
    heard.push(request.headers['idempotency-key'] as string | undefined);
    request.resume();
    if (state.answers) response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { heard, state, url };
}

async function startSender({ settings }: DurableDatabase, url: string) {
  const api = await startApi({ ...settings, JOBS: 'true', SMS_GATEWAY_URL: url });
  onTestFinished(() => void api.child.kill('SIGKILL'));
  return api;
}

const messages = (database: DurableDatabase) =>
  database.look(({ db }) => db.selectFrom('outbox').selectAll().execute());

it('what was written before a kill goes out, and what was cut off goes out again under its key', async () => {
  const database = await durableDatabase();
  const { heard, state, url } = await gateway();
  // As a process leaves it that is killed between its commit and the delivery.
  await database.look(({ db }) =>
    inTransaction(db, (db) =>
      sendLater(db, textMessages, { target: '+62811', about: 'test', payload: { text: 'Halo' } }),
    ),
  );
  const first = await startSender(database, url);
  while (heard.length === 0) await pause(20);
  first.child.kill('SIGKILL');
  await first.exited;
  const [left] = await messages(database);
  expect(left).toMatchObject({ state: 'WAITING', attempt: 0, id: heard[0] });

  // The dead process's turn is over in a minute; here it is over now.
  await database.look(({ db }) =>
    sql`update outbox_targets set leased_until = now() - interval '1 second'`.execute(db),
  );
  state.answers = true;
  const second = await startSender(database, url);
  while (heard.length === 1) await pause(20);
  second.child.kill('SIGTERM');
  await second.exited;
  expect(heard).toEqual([left?.id, left?.id]);
  expect(await messages(database)).toMatchObject([{ state: 'SENT', attempt: 1 }]);
});
