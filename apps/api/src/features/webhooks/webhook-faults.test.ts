import { randomUUID } from 'node:crypto';
import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { contract } from '@marketplace/contract/contract';
import { mostWaiting } from '@marketplace/contract/webhook-words';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { eventually } from '../../testing/eventually.ts';
import { useWebhooks } from '../../testing/webhooks.ts';
import { handOnStore } from './delivery/hand-on.service.ts';

const { webhooks, paymentProvider } = contract;

const world = useWebhooks({ answer_ms: 400, per_second: 100_000 });
const { store_id, create, newWebhook, list, deliveries, newOrder, comes, tryAgain, test } = world;

const setPaused = (webhook_id: string, is_paused: boolean) =>
  world
    .server()
    .call(webhooks.setState, { body: { store_id, webhook_id, is_paused } }, world.owner());

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('one that never answers is tried again, and the others of its store are told meanwhile', async () => {
  const never = await newWebhook({ url: world.receiver().never, events: ['payout.changed'] });
  const lively = await newWebhook();
  for (let n = 0; n < 10; n += 1) await test(never);
  await comes(1);
  await newOrder();
  await eventually(async () =>
    expect(await deliveries(lively)).toMatchObject([{ state: 'DELIVERED' }]),
  );
  await eventually(async () => {
    await tryAgain();
    const [first] = (await deliveries(never)).toReversed();
    expect(first).toMatchObject({ state: 'WAITING', last_status: null, last_trouble: 'too late' });
    expect(first?.attempts).toBeGreaterThan(1);
  });
});

it('a name that led outside when it was written down, and inside when it is called, is not called', async () => {
  vi.spyOn(dnsPromises, 'lookup').mockResolvedValue([
    { address: '93.184.216.34', family: 4 },
  ] as never);
  vi.spyOn(dns, 'lookup').mockImplementation(((
    _name: string,
    _options: object,
    answer: (error: null, found: object[]) => void,
  ) => answer(null, [{ address: '127.0.0.1', family: 4 }])) as never);
  syncBuiltinESMExports();
  const { status, body } = await create({ url: 'https://rebind.example.com/hook' });
  expect(status).toBe(200);
  await test(body.webhook_id);
  await eventually(async () =>
    expect(await deliveries(body.webhook_id)).toMatchObject([
      { state: 'WAITING', attempts: 1, last_trouble: 'leads inside' },
    ]),
  );
  vi.spyOn(dnsPromises, 'lookup').mockResolvedValue([{ address: '127.0.0.1', family: 4 }] as never);
  syncBuiltinESMExports();
  const refused = await create({ url: 'https://rebind.example.com/hook' });
  expect(refused.body.errors?.fields?.url?.code).toBe('webhook_url_inside');
});

it('what was overheard is good for nothing else: not changed, not later, not against us', async () => {
  await newWebhook();
  await newOrder();
  await comes(1);
  const [{ raw = '', headers = {}, id = '' } = {}] = world.receiver().came;
  const post = (more: Record<string, string>, body = raw) =>
    fetch(world.receiver().url, { method: 'POST', headers: { ...headers, ...more }, body });
  const earlier = String(Number(headers['webhook-timestamp']) - 600);
  await post({}, `${raw} `);
  await post({ 'webhook-id': randomUUID() });
  await post({ 'webhook-timestamp': earlier });
  expect(world.receiver().forged).toHaveLength(3);
  // Sent again as it is within five minutes it is known by its id.
  await post({});
  expect(world.receiver().came.map((each) => each.id)).toEqual([id, id]);
  const { path } = paymentProvider.notify;
  const { statusCode } = await world.server().app.inject({
    ...{ method: 'POST', url: path, payload: raw },
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(statusCode).toBe(401);
});

it('ten thousand that waited come, those of one thing in order, and none that was tried before keeps them', async () => {
  const webhook_id = await newWebhook();
  await setPaused(webhook_id, true);
  await sql`insert into webhook_deliveries (store_id, webhook_id, event, about, body, attempts, created_at)
    select ${store_id}, ${webhook_id}, 'order.moved', 'order ' || n % 50,
      json_build_object('id', n::text, 'type', 'order.moved', 'store_id', ${store_id}::text, 'data', json_build_object('order', n % 50)),
      7, now() - interval '1 hour' + n * interval '1 millisecond'
    from generate_series(1, ${mostWaiting}::int) n`.execute(world.db());
  // As tries before it was stopped leave it: due in two hours.
  await sql`insert into outbox (store_id, channel, target, about, payload, record, due_at, created_at)
    select store_id, 'webhook', webhook_id || '/0', 'webhook', json_build_object('store_id', store_id::text, 'delivery_id', id), about,
      now() + interval '2 hours', now() - interval '2 hours'
    from webhook_deliveries where webhook_id = ${webhook_id} order by created_at limit 400`.execute(
    world.db(),
  );
  expect((await setPaused(webhook_id, false)).body.webhooks).toMatchObject([
    { state: 'ACTIVE', waiting: mostWaiting },
  ]);
  await comes(150);
  await setPaused(webhook_id, true);
  const byOrder = new Map<unknown, number[]>();
  for (const { body } of world.receiver().came) {
    const { order } = body.data as { order: number };
    byOrder.set(order, [...(byOrder.get(order) ?? []), Number(body.id)]);
  }
  for (const [order, numbers] of byOrder) {
    const first = order === 0 ? 50 : Number(order);
    expect(numbers).toEqual(numbers.map((_, n) => first + 50 * n));
  }
  expect(byOrder.size).toBe(50);
});

it('what happens while it is let go on is not forgotten', async () => {
  const webhook_id = await newWebhook({ events: ['stock.scarce'] });
  const db = world.db();
  const happens = (low: number) =>
    inTransaction(db, (db) =>
      writeEvent(db, {
        ...{ store_id, area: 'inventory', kind: 'stock.scarce' },
        payload: { store_id, low, gone: 0 },
      }),
    );
  for (let n = 0; n < 20; n += 1) {
    await setPaused(webhook_id, true);
    await happens(n);
    await Promise.all([handOnStore(db, store_id), setPaused(webhook_id, false)]);
  }
  await comes(20);
  expect(world.receiver().came.map(({ body }) => (body.data as { low: number }).low)).toEqual(
    Array.from({ length: 20 }, (_, n) => n),
  );
  await eventually(async () => expect(await list()).toMatchObject([{ waiting: 0 }]));
});
