import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { secretOf } from '../platform/signed-calls.ts';
import { startApi } from '../testing/api-process.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { send, signIn } from './order-writer.ts';

const store_id = testStores.own;

it('a process that is killed before it wrote down what it sent sends it again, under the same id', async () => {
  const database = await durableDatabase();
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  receiver.otherwise('hang');
  const start = async () => {
    const settings = { JOBS: 'true', WEBHOOK_INTERNAL_HOSTS: receiver.host };
    const api = await startApi({ ...database.settings, ...settings });
    onTestFinished(() => void api.child.kill('SIGKILL'));
    return api;
  };
  const first = await start();
  const token = await signIn(first.url, testPeople.owner);
  const ask = async ({ path }: { path: string }, body: object) =>
    (await send(first.url, token, path, randomUUID(), body)).body as Record<string, unknown>;
  const { webhook_id, secret } = await ask(contract.webhooks.create, {
    ...{ store_id, request_id: randomUUID(), name: 'Gudang', url: receiver.url },
    events: ['payout.changed'],
  });
  receiver.secrets.push(secretOf(String(secret)) ?? Buffer.alloc(0));
  await ask(contract.webhooks.test, { store_id, webhook_id, request_id: randomUUID() });
  while (receiver.came.length === 0) await pause(20);
  first.child.kill('SIGKILL');
  await first.exited;
  const deliveries = () =>
    database.look(async ({ db }) => {
      const { rows } = await sql`select id, state, attempts from webhook_deliveries`.execute(db);
      // The dead process's turn is over in a minute; here it is over now.
      await sql`update outbox_targets set leased_until = now()`.execute(db);
      return rows;
    });
  const id = receiver.came[0]?.id;
  expect(await deliveries()).toEqual([{ id, state: 'WAITING', attempts: 0 }]);

  receiver.otherwise(204);
  const second = await start();
  const query = new URLSearchParams({
    store_id,
    webhook_id: String(webhook_id),
    state: 'DELIVERED',
  });
  const delivered = async () => {
    const url = `${second.url}${contract.webhooks.deliveries.path}?${query}`;
    const answer = await fetch(url, { headers: { authorization: `Token ${token}` } });
    return ((await answer.json()) as { data: object[] }).data.length > 0;
  };
  while (!(await delivered())) await pause(20);
  second.child.kill('SIGTERM');
  await second.exited;
  expect(receiver.came.map((each) => each.id)).toEqual([id, id]);
  expect(receiver.forged).toEqual([]);
  expect(await deliveries()).toEqual([{ id, state: 'DELIVERED', attempts: 1 }]);
});
