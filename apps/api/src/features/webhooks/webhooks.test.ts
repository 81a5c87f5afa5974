import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { eventually } from '../../testing/eventually.ts';
import { useWebhooks } from '../../testing/webhooks.ts';
import { handOnStore } from './delivery/hand-on.service.ts';

const { webhooks } = contract;

const world = useWebhooks();
const { store_id, newWebhook, list, deliveries, newOrder, accept, comes, tryAgain, test } = world;

it('an order is told, signed, when it comes and when it moves, in order', async () => {
  const webhook_id = await newWebhook();
  const order = await newOrder();
  await accept(order.id);
  await comes(2);
  expect(world.receiver().forged).toEqual([]);
  expect(world.receiver().came.map(({ body }) => body)).toMatchObject([
    {
      type: 'order.created',
      store_id,
      data: { order: { id: order.id, fulfilment_status: 'NEW' } },
    },
    { type: 'order.moved', data: { previous_status: 'NEW', order: { id: order.id } } },
  ]);
  expect(world.receiver().came[0]?.body.id).toMatch(/^1\.order\.\d+$/);
  await eventually(async () =>
    expect(await deliveries(webhook_id)).toMatchObject([
      { event: 'order.moved', state: 'DELIVERED', attempts: 1, last_status: 204 },
      { event: 'order.created', state: 'DELIVERED' },
    ]),
  );
  const [{ id = '' } = {}] = await deliveries(webhook_id);
  const query = { store_id, webhook_id, delivery_id: id };
  const { delivery } = (
    await world.server().call(webhooks.deliveryDetail, { query }, world.owner())
  ).body;
  expect(JSON.parse(delivery.body)).toEqual(world.receiver().came[1]?.body);
  expect(delivery.tries).toMatchObject([{ status: 204, trouble: null }]);
  expect((await list())[0]?.last_delivered_at).not.toBeNull();
});

it('what nobody chose, what was before, and what is another store’s is not told', async () => {
  await newOrder();
  const webhook_id = await newWebhook({ events: ['payout.changed'] });
  await newOrder();
  await eventually(async () => {
    const { rows } =
      await sql`select from webhook_places w join event_places p using (store_id, area)
      where p.last > w.last`.execute(world.db());
    expect(rows).toEqual([]);
  });
  expect(await deliveries(webhook_id)).toEqual([]);
});

it('one that fails is tried again under the same id, and a later one of the same order waits for it', async () => {
  const webhook_id = await newWebhook();
  world.receiver().answer({ status: 500, body: 'maaf, sedang rusak' });
  const order = await newOrder();
  await comes(1);
  await accept(order.id);
  await eventually(async () => expect(await deliveries(webhook_id)).toHaveLength(2));
  const other = await newOrder();
  await comes(2);
  // Another order's has gone by; the same order's has not.
  expect(world.receiver().came[1]?.body).toMatchObject({ data: { order: { id: other.id } } });
  await eventually(async () => {
    await tryAgain();
    expect(world.receiver().came.length).toBe(4);
  });
  const ofOrder = world
    .receiver()
    .came.filter(({ body }) => (body.data as { order: { id: string } }).order.id === order.id);
  expect(ofOrder.map(({ body }) => body.type)).toEqual([
    'order.created',
    'order.created',
    'order.moved',
  ]);
  expect(ofOrder[0]?.id).toBe(ofOrder[1]?.id);
  const failed = (await deliveries(webhook_id)).find(({ id }) => id === ofOrder[0]?.id);
  expect(failed).toMatchObject({ attempts: 2, state: 'DELIVERED' });
  const query = { store_id, webhook_id, delivery_id: failed?.id };
  const { delivery } = (
    await world.server().call(webhooks.deliveryDetail, { query }, world.owner())
  ).body;
  expect(delivery.tries[1]).toMatchObject({
    status: 500,
    trouble: '500',
    answer: 'maaf, sedang rusak',
  });
});

it('after eight tries it is given up, the webhook stops, its people are told, and what waits is sent when it goes on', async () => {
  const webhook_id = await newWebhook();
  world.receiver().otherwise(503);
  await newOrder();
  await eventually(async () => {
    await tryAgain();
    expect(await list()).toMatchObject([{ state: 'STOPPED' }]);
  });
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'FAILED', attempts: 8 }]);
  expect(world.receiver().came).toHaveLength(8);
  const told = await sql<{
    path: string;
  }>`select path from notifications where kind = 'webhook.stopped'`.execute(world.db());
  expect(told.rows.at(-1)?.path).toContain(`webhookId=${webhook_id}`);
  await newOrder();
  await eventually(async () => expect(await list()).toMatchObject([{ waiting: 1 }]));
  world.receiver().otherwise(200);
  const { status } = await world
    .server()
    .call(webhooks.setState, { body: { store_id, webhook_id, is_paused: false } }, world.owner());
  expect(status).toBe(200);
  await comes(9);
  const [, failed] = await deliveries(webhook_id);
  const resend = { store_id, webhook_id, delivery_id: failed?.id };
  expect(
    (await world.server().call(webhooks.resend, { body: resend }, world.owner())).body.delivery
      .state,
  ).toBe('WAITING');
  await comes(10);
  expect(world.receiver().came[9]?.id).toBe(world.receiver().came[0]?.id);
});

it('one delivery that is given up while others come through is told once a day', async () => {
  const webhook_id = await newWebhook();
  const failed = async () =>
    (await deliveries(webhook_id)).filter(({ state }) => state === 'FAILED').length;
  for (const so_far of [1, 2]) {
    world.receiver().answer(503);
    await newOrder();
    await comes(2 * so_far - 1);
    await sql`update webhook_deliveries set attempts = 7 where state = 'WAITING'`.execute(
      world.db(),
    );
    world.receiver().answer(503);
    await eventually(async () => {
      await tryAgain();
      expect(await failed()).toBe(so_far);
    });
  }
  expect(await list()).toMatchObject([{ state: 'ACTIVE' }]);
  const told = await sql`select from notifications where kind = 'webhook.failed'`.execute(
    world.db(),
  );
  expect(told.rows).toHaveLength(1);
});

it('one that says it is gone is stopped at once', async () => {
  const webhook_id = await newWebhook();
  world.receiver().answer(410);
  await test(webhook_id);
  await eventually(async () => expect(await list()).toMatchObject([{ state: 'STOPPED' }]));
});

it('a redirect is not followed, a long answer is cut, and what drips is not waited for to its end', async () => {
  const webhook_id = await newWebhook();
  world
    .receiver()
    .answer(
      { status: 302, headers: { location: `http://${world.receiver().host}/other` } },
      { status: 200, body: `\u0000${'x'.repeat(500_000)}` },
      'drip',
    );
  await test(webhook_id);
  await comes(1);
  await eventually(async () => {
    await tryAgain();
    expect(await deliveries(webhook_id, { state: 'DELIVERED' })).toHaveLength(1);
  });
  expect(world.receiver().came).toHaveLength(2);
  const [{ id = '' } = {}] = await deliveries(webhook_id);
  const query = { store_id, webhook_id, delivery_id: id };
  const { delivery } = (
    await world.server().call(webhooks.deliveryDetail, { query }, world.owner())
  ).body;
  expect(delivery.tries).toMatchObject([{ status: 200 }, { status: 302, trouble: '302' }]);
  expect(delivery.tries[0]?.answer.length).toBe(1_000);
  await test(webhook_id);
  await eventually(async () =>
    expect(await deliveries(webhook_id, { state: 'DELIVERED' })).toHaveLength(2),
  );
});

it.each(['https://127.0.0.1/hook', 'https://127.0.0.1.nip.invalid/hook'])(
  'one that leads inside by the time it is sent (%s) is not called',
  async (url) => {
    const webhook_id = await newWebhook();
    await sql`update webhooks set url = ${url}`.execute(world.db());
    await test(webhook_id);
    await eventually(async () =>
      expect(await deliveries(webhook_id)).toMatchObject([{ attempts: 1, last_status: null }]),
    );
    expect(world.receiver().came).toEqual([]);
  },
);

it('two processes hand on each event once', async () => {
  const webhook_id = await newWebhook({ events: ['stock.scarce'] });
  const db = world.db();
  await inTransaction(db, async (db) => {
    for (let n = 1; n <= 5; n++)
      await writeEvent(db, {
        ...{ store_id, area: 'inventory', kind: 'stock.scarce' },
        payload: { store_id, low: n, gone: 0 },
      });
  });
  await Promise.all([handOnStore(db, store_id), handOnStore(db, store_id)]);
  await comes(5);
  await eventually(async () => expect(await deliveries(webhook_id)).toHaveLength(5));
  expect(world.receiver().came.map(({ body }) => (body.data as { low: number }).low)).toEqual([
    1, 2, 3, 4, 5,
  ]);
});
