import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { mostWaiting, mostWebhooks } from '@marketplace/contract/webhook-words';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { secretOf } from '../../platform/signed-calls.ts';
import { eventually } from '../../testing/eventually.ts';
import { useWebhooks } from '../../testing/webhooks.ts';
import { testPeople } from '../../world/test-cast.ts';
import { stopLeftWebhooks } from './settings/stop-left.service.ts';

const { webhooks } = contract;

const world = useWebhooks();
const { store_id, create, newWebhook, list, deliveries, newOrder, comes, test } = world;

it.each([
  'http://sistem.example.com/hook',
  'https://10.0.0.1/hook',
  'https://[::1]/hook',
  'https://localhost/hook',
  'https://169.254.169.254/latest',
  'https://sistem.example.com:8443/hook',
  'https://orang:rahasia@sistem.example.com/hook',
  'http://127.0.0.1:9/hook',
])('%s is refused when it is written down', async (url) => {
  const { status, body } = await create({ url });
  expect([status, body.errors?.fields?.url?.code]).toEqual([400, 'webhook_url_inside']);
});

it('a new secret signs at once, and the old one for a day beside it', async () => {
  const webhook_id = await newWebhook();
  const body = { store_id, webhook_id, version: 1 };
  const rotated = (await world.server().call(webhooks.rotateSecret, { body }, world.owner())).body;
  const again = await world.server().call(webhooks.rotateSecret, { body }, world.owner());
  expect(again.body.errors?.code).toBe('webhook_version_conflict');
  await test(webhook_id);
  await comes(1);
  world.receiver().secrets.splice(0, 1, secretOf(rotated.secret) ?? Buffer.alloc(0));
  await test(webhook_id);
  await comes(2);
  expect((await list())[0]?.old_secret_until).not.toBeNull();
  await sql`update webhooks set previous_until = now()`.execute(world.db());
  world.receiver().secrets.length = 0;
  await test(webhook_id);
  await eventually(() => expect(world.receiver().forged).toHaveLength(1));
});

it('whoever sees the store’s settings hears of a new one, of another address and of another secret', async () => {
  await sql`delete from notifications where category = 'INTEGRATIONS'`.execute(world.db());
  const webhook_id = await newWebhook();
  const call = { store_id, webhook_id };
  const fields = { events: ['order.created' as const], url: world.receiver().url };
  const change = (body: object) =>
    world
      .server()
      .call(
        webhooks.update,
        { body: { ...call, ...fields, name: 'Kasir', version: 1, ...body } },
        world.owner(),
      );
  expect((await change({})).status).toBe(200);
  expect((await change({ version: 2, url: `${fields.url}?lain` })).status).toBe(200);
  const rotate = { body: { ...call, version: 3 } };
  expect((await world.server().call(webhooks.rotateSecret, rotate, world.owner())).status).toBe(
    200,
  );
  const { rows } = await sql<{ kind: string }>`
    select kind from notifications where category = 'INTEGRATIONS' order by number`.execute(
    world.db(),
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'webhook.created',
    'webhook.changed',
    'webhook.rotated',
  ]);
});

it('stops when who keeps it manages the store no longer, until somebody else answers for it', async () => {
  const webhook_id = await newWebhook();
  const { signal } = new AbortController();
  expect(await stopLeftWebhooks(world.db(), signal)).toBe(0);
  const keeper = async (phone_number: string) => {
    await sql`update webhooks set kept_by = (select id from users where phone_number = ${phone_number})`.execute(
      world.db(),
    );
  };
  await keeper(testPeople.viewer);
  expect(await stopLeftWebhooks(world.db(), signal)).toBe(1);
  expect(await stopLeftWebhooks(world.db(), signal)).toBe(0);
  expect(await list()).toMatchObject([{ state: 'STOPPED' }]);
  const goOn = { body: { store_id, webhook_id, is_paused: false } };
  expect((await world.server().call(webhooks.setState, goOn, world.owner())).status).toBe(200);
  expect(await stopLeftWebhooks(world.db(), signal)).toBe(0);
});

it('paused it sends nothing, keeps what happens, and sends it when it goes on', async () => {
  const webhook_id = await newWebhook();
  const setState = (is_paused: boolean) =>
    world
      .server()
      .call(webhooks.setState, { body: { store_id, webhook_id, is_paused } }, world.owner());
  await setState(true);
  expect((await setState(true)).status).toBe(200);
  expect((await test(webhook_id)).body.errors?.code).toBe('webhook_not_active');
  await newOrder();
  await eventually(async () =>
    expect(await list()).toMatchObject([{ waiting: 1, state: 'PAUSED' }]),
  );
  expect(world.receiver().came).toEqual([]);
  await setState(false);
  await comes(1);
});

it('more than ten thousand are not kept for one that does not go', async () => {
  const webhook_id = await newWebhook();
  await world
    .server()
    .call(webhooks.setState, { body: { store_id, webhook_id, is_paused: true } }, world.owner());
  await sql`insert into webhook_deliveries (store_id, webhook_id, event, about, body)
    select ${store_id}, ${webhook_id}, 'order.created', 'order ' || n, '{}'
    from generate_series(1, ${mostWaiting}::int) n`.execute(world.db());
  await newOrder();
  await eventually(async () =>
    expect(await list()).toMatchObject([{ waiting: mostWaiting, missed: 1 }]),
  );
});

it('removed it is told nothing, and a new one hears only what comes', async () => {
  const webhook_id = await newWebhook();
  const body = { store_id, webhook_id };
  expect(
    (await world.server().call(webhooks.remove, { body }, world.owner())).body.webhooks,
  ).toEqual([]);
  expect((await world.server().call(webhooks.remove, { body }, world.owner())).status).toBe(200);
  await newOrder();
  await newWebhook();
  const order = await newOrder();
  await comes(1);
  expect(world.receiver().came[0]?.body).toMatchObject({ data: { order: { id: order.id } } });
});

it('sent twice one is made, the same test is one, and there are ten at most', async () => {
  const request_id = randomUUID();
  const both = await Promise.all([create({ request_id }), create({ request_id })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (let n = 1; n < mostWebhooks; n++) expect((await create()).status).toBe(200);
  expect((await create()).body.errors?.code).toBe('webhooks_too_many');
  const [{ id = '' } = {}] = await list();
  const tried = randomUUID();
  await test(id, tried);
  await test(id, tried);
  expect(await deliveries(id)).toHaveLength(1);
});

it('what is changed needs the version that was seen, and its secret is nowhere to read', async () => {
  const { body: made } = await create();
  const { webhook_id, secret } = made;
  const change = (version: number) =>
    world.server().call(
      webhooks.update,
      {
        body: {
          store_id,
          webhook_id,
          version,
          name: 'Kasir',
          url: world.receiver().url,
          events: ['stock.scarce'],
        },
      },
      world.owner(),
    );
  expect((await change(1)).body.webhooks).toMatchObject([
    { name: 'Kasir', events: ['stock.scarce'] },
  ]);
  const late = (await change(1)).body.errors;
  expect(late).toMatchObject({
    code: 'webhook_version_conflict',
    current_webhooks: [{ id: webhook_id, name: 'Kasir', version: 2 }],
  });
  const { text } = await world.server().call(webhooks.list, { query: { store_id } }, world.owner());
  expect(text).not.toContain(secret.slice(6));
  const { rows } = await sql`select row_to_json(w)::text as row from webhooks w`.execute(
    world.db(),
  );
  expect(JSON.stringify(rows)).not.toContain(
    Buffer.from(secret.slice(6), 'base64').toString('hex'),
  );
});
