import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Db } from '../db/handle.ts';
import { retentionSweeps, sweepsKeeping } from './retention.ts';
import { runSweep, startSweeps } from './start-sweeps.ts';
import type { Sweep } from './sweep.ts';

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await startTestServer();
  db = server.database.db;
});
afterAll(() => server.close());

const { signal } = new AbortController();
const quiet = { error: () => {}, info: () => {} };

type Table = 'idempotency_records' | 'tokens' | 'one_time_codes' | 'jobs' | 'driver_trip_stops';
const count = async (table: Table) =>
  (await db.selectFrom(table).select(sql<string>`count(*)`.as('count')).executeTakeFirst())?.count;

it('a sweep is done once a minute, however many processes ask', async () => {
  let runs = 0;
  const sweep: Sweep = {
    name: 'test_once',
    run: async () => {
      runs += 1;
      return 7;
    },
  };
  await Promise.all(Array.from({ length: 5 }, () => runSweep(db, sweep, quiet, signal)));
  expect(runs).toBe(1);
  await db
    .updateTable('sweeps')
    .set({ claimed_at: sql`now() - interval '1 minute'` })
    .where('name', '=', 'test_once')
    .execute();
  await runSweep(db, sweep, quiet, signal);
  expect(runs).toBe(2);
  const { body } = await server.app.inject('/metrics');
  const figures = body.split('\n').filter((line) => line.startsWith('sweep_'));
  expect(figures).toEqual([
    expect.stringMatching(/^sweep_last_run_timestamp_seconds\{sweep="test_once"\} 1\d{9}/),
    'sweep_last_rows{sweep="test_once"} 7',
  ]);
});

it('one that is due seldom waits as long as it says', async () => {
  let runs = 0;
  const sweep: Sweep = {
    name: 'test_hourly',
    every_seconds: 3_600,
    run: async () => {
      runs += 1;
      return 0;
    },
  };
  const claimedAgo = (minutes: number) =>
    sql`update sweeps set claimed_at = now() - make_interval(mins => ${minutes}::int)
        where name = 'test_hourly'`.execute(db);
  await runSweep(db, sweep, quiet, signal);
  await claimedAgo(59);
  await runSweep(db, sweep, quiet, signal);
  expect(runs).toBe(1);
  await claimedAgo(60);
  await Promise.all(Array.from({ length: 5 }, () => runSweep(db, sweep, quiet, signal)));
  expect(runs).toBe(2);
});

it('a sweep that fails is logged and comes again', async () => {
  const logged: unknown[] = [];
  const log = { ...quiet, error: (about: unknown) => void logged.push(about) };
  const broken: Sweep = { name: 'test_broken', run: () => Promise.reject(new Error('broken')) };
  await runSweep(db, broken, log, signal);
  expect(logged).toMatchObject([{ sweep: 'test_broken', err: { message: 'broken' } }]);
});

it('a sweep is not begun any more when the process ends while it is taken', async () => {
  const ending = new AbortController();
  let runs = 0;
  const sweep: Sweep = {
    name: 'test_ending',
    run: async () => {
      runs += 1;
      return 0;
    },
  };
  const taken = runSweep(db, sweep, quiet, ending.signal);
  ending.abort();
  await taken;
  expect(runs).toBe(0);
});

it('a sweep that takes long holds up no other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: isCutOff, resolve: cutOff } = Promise.withResolvers<number>();
  const long: Sweep = {
    name: 'test_long',
    run: (_db, signal) => {
      signal.addEventListener('abort', () => cutOff(0));
      return isCutOff;
    },
  };
  const { promise: hasRun, resolve: nextRuns } = Promise.withResolvers<void>();
  const next: Sweep = {
    name: 'test_next',
    run: async () => {
      nextRuns();
      return 0;
    },
  };
  const sweeps = startSweeps(db, [long, next], server.app.log);
  vi.advanceTimersByTime(5_000);
  await hasRun;
  await sweeps.stop();
});

it('removes what is too old, in pieces, and keeps the rest', async () => {
  await sql`delete from store_events`.execute(db);
  await sql`
    insert into store_events (store_id, area, id, kind, payload, created_at, slot)
    select 1, 'order', row_number() over (), kind, '{}', at, event_slot(at)
    from unnest(array['old', 'young', 'today'], array[now() - interval '15 days', now() - interval '14 days', now()])
      as w (kind, at)`.execute(db);
  await sql`
    insert into idempotency_records (user_id, key, request_hash, status, body, created_at)
    select 1, 'old-' || n, ''::bytea, 200, '', now() - interval '15 days' from generate_series(1, 1203) n
    union all select 1, 'young', ''::bytea, 200, '', now() - interval '13 days'`.execute(db);
  await sql`delete from tokens`.execute(db);
  await sql`
    insert into tokens (token_hash, user_id, client_type, last_used_at)
    values ('\\x01', 1, 'WEB', now() - interval '61 days'),
      ('\\x02', 1, 'WEB', now() - interval '59 days')`.execute(db);
  await sql`
    insert into one_time_codes (phone_number, purpose, method, code_hash, created_at, expires_at)
    select '+6281200000101', 'LOGIN', 'SMS', '\\x01', now() - age, now() - age + interval '5 minutes'
    from unnest(array[interval '25 hours', interval '23 hours']) as age`.execute(db);
  await sql`
    insert into password_tries (phone_number, address, created_at)
    select '+6281200000101', '203.0.113.7', now() - age
    from unnest(array[interval '25 hours', interval '23 hours']) as age`.execute(db);
  await sql`
    insert into handover_codes (code_hash, token_hash, expires_at)
    values ('\\x01', '\\x02', now() - interval '1 second'),
      ('\\x02', '\\x02', now() + interval '1 minute')`.execute(db);
  await sql`
    insert into analytics_events (user_id, id, kind, properties, context, happened_at, received_at)
    select 1, gen_random_uuid(), 'page', '{}', '{}', now(), now() - age
    from unnest(array[interval '91 days', interval '89 days']) as age`.execute(db);
  await sql`
    insert into client_errors (id, kind, message, report, happened_at, received_at)
    select gen_random_uuid(), 'Error', 'x', '{}', now(), now() - age
    from unnest(array[interval '31 days', interval '29 days']) as age`.execute(db);
  await sql`
    insert into jobs (store_id, area, name, input, state, created_at, finished_at)
    values (1, 'order', 'old', '{}', 'DONE', now() - interval '40 days', now() - interval '31 days'),
      (1, 'order', 'young', '{}', 'DONE', now() - interval '40 days', now() - interval '29 days'),
      (1, 'order', 'open', '{}', 'WAITING', now() - interval '40 days', null)`.execute(db);

  await sql`
    insert into product_lookups (store_id, variant_id, day, buyer_store_id)
    select 1, 1, current_date - age, 5 from unnest(array[28, 29]) as age`.execute(db);

  await sql`
    insert into driver_trips (store_id, courier_id, token_hash, user_id, expires_at, replaced_at)
    select k.store_id, k.id, age::text::bytea, 1, now() - age, now()
    from (select store_id, id from store_couriers order by store_id, id limit 1) k,
      unnest(array[interval '91 days', interval '89 days']) as age`.execute(db);
  await sql`
    insert into driver_trip_stops (store_id, trip_id, order_id, place) select store_id, id, 1, 1 from driver_trips`.execute(
    db,
  );

  await sql`
    insert into shared_links (store_id, kind, subject_id, token_hash, expires_at, revoked_at)
    select 1, 'CHAT_ORDER', 1, age::text::bytea, now() - age, now()
    from unnest(array[interval '91 days', interval '89 days']) as age`.execute(db);

  await sql`
    insert into content_reports (place, problem, note, user_id, payload_hash, settled_at, settled_note)
    select '/seller', 'OTHER', 'x', 1, age::text, now() - age, 'x'
    from unnest(array[interval '731 days', interval '1 day']) as age`.execute(db);

  const removed: Record<string, number> = {};
  for (const { name, run } of retentionSweeps) removed[name] = await run(db, signal);
  expect(removed).toEqual({
    old_store_events: 1,
    old_events: 0,
    old_idempotency_records: 1203,
    old_operator_idempotency_records: 0,
    old_operator_logins: 0,
    old_tokens: 1,
    old_analytics_events: 1,
    old_api_key_calls: 0,
    old_api_keys: 0,
    old_content_reports: 1,
    old_webhook_deliveries: 0,
    old_webhooks: 0,
    old_client_errors: 1,
    old_one_time_codes: 1,
    old_password_tries: 1,
    old_sign_in_places: 0,
    old_notifications: 0,
    old_notification_reads: 0,
    old_outbox: 0,
    old_outbox_targets: 0,
    old_staff_invitations: 0,
    old_email_codes: 0,
    // The present of the test world is long past.
    old_banners: 1,
    old_chat_reports: 0,
    old_chat_waits: 0,
    old_content_cards: 4,
    old_product_lookups: 1,
    old_notices: 1,
    old_handover_codes: 1,
    old_driver_trips: 1,
    old_shared_links: 1,
    old_jobs: 1,
  });
  const kinds = await db.selectFrom('store_events').select('kind').orderBy('id').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['young', 'today']);
  expect(await count('idempotency_records')).toBe('1');
  expect(await count('tokens')).toBe('1');
  expect(await count('one_time_codes')).toBe('1');
  expect(await count('jobs')).toBe('2');
  expect(await count('driver_trip_stops')).toBe('1');
});

it('of what people send unasked so much is kept, the newest', async () => {
  await sql`delete from analytics_events`.execute(db);
  await sql`delete from client_errors`.execute(db);
  await sql`
    insert into analytics_events (user_id, id, kind, properties, context, happened_at, received_at)
    select 1, gen_random_uuid(), n::text, '{}', '{}', now(), now() - make_interval(secs => n)
    from generate_series(1, 10) n`.execute(db);
  await sql`
    insert into client_errors (id, kind, message, report, happened_at, received_at)
    select gen_random_uuid(), 'Error', 'x', '{}', now(), now() - make_interval(secs => n)
    from generate_series(1, 10) n`.execute(db);
  await sql`
    insert into content_reports (place, problem, note, user_id, payload_hash, settled_at, settled_note)
    select '/seller', 'OTHER', 'x', 1, age::text, now() - age, 'x'
    from unnest(array[interval '731 days', interval '1 day']) as age`.execute(db);

  const removed: Record<string, number> = {};
  const most = { analytics_events: 4, client_errors: 10, strangers_errors: 10 };
  for (const { name, run } of sweepsKeeping(most)) removed[name] = await run(db, signal);
  expect(removed).toMatchObject({ old_analytics_events: 6, old_client_errors: 0 });
  const kept = await db.selectFrom('analytics_events').select('kind').orderBy('kind').execute();
  expect(kept.map(({ kind }) => kind)).toEqual(['1', '2', '3', '4']);
});

it('faults that strangers send push out none of those that people met', async () => {
  await sql`delete from client_errors`.execute(db);
  const insert = (user_id: number | null, seconds: number) =>
    sql`insert into client_errors (id, user_id, kind, message, report, happened_at, received_at)
        select gen_random_uuid(), ${user_id}::bigint, 'Error', 'x', '{}', now(),
          now() - make_interval(secs => ${seconds}::int + n)
        from generate_series(1, 10) n`.execute(db);
  await insert(1, 100);
  await insert(null, 0);
  const most = { analytics_events: 4, client_errors: 8, strangers_errors: 3 };
  for (const { run } of sweepsKeeping(most)) await run(db, signal);
  const kept = await db.selectFrom('client_errors').select('user_id').execute();
  expect(kept.filter(({ user_id }) => user_id !== null)).toHaveLength(8);
  expect(kept.filter(({ user_id }) => user_id === null)).toHaveLength(3);
});
