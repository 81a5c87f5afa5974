import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/own-server.mjs';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { openComplaints } from '../testing/complaints.ts';
import { useTestServer } from '../testing/test-server.ts';
import { testPeople, testStores } from '../world/test-cast.ts';

const main = join(import.meta.dirname, '../../../simulator/src/main.ts');

type Simulator = { child: ChildProcess; exited: Promise<number | null>; lines: () => string[] };

/** The simulator as it is deployed: a process of its own, which knows nothing but an address. */
function startSimulator(environment: Record<string, string>, ...options: string[]): Simulator {
  const child = spawn(process.execPath, [main, ...options], {
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, exited, lines: () => output.split('\n').filter(Boolean) };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(50);
}

it('orders arrive, are paid, taken back, answered, shipped and received, and everything adds up', async () => {
  const { buyer, otherBuyer, orderStaff, owner, admin, otherOwner } = testPeople;
  // People are there several times, so that it takes seconds; the limit of one person counts as often.
  const server = await useTestServer({
    DEMO: true,
    // The operator signs in again with each simulator that is started.
    OTP_RESEND_SECONDS: 0,
    RATE_LIMITS: true,
    RATE_LIMIT_PER_USER: 3 * 600,
  });
  const { db } = server.database;
  const before = await db.selectFrom('orders').select('id').execute();
  const newest = Math.max(...before.map(({ id }) => Number(id)));
  const placed = () =>
    db.selectFrom('orders').where('id', '>', String(newest)).selectAll().execute();
  const settings = {
    API_URL: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    BUYERS: Array(3).fill([buyer, otherBuyer]).join(','),
    CLERKS: Array(2).fill([orderStaff, owner, admin, otherOwner]).join(','),
    CLERK_AFTER_MINUTES: '0',
    ORDERS_PER_MINUTE: '600',
    LOG_LEVEL: 'debug',
  };
  /** Plays until there are orders of each of these, and answers with what it said. */
  const playUntil = async (statuses: string[], ...options: string[]) => {
    const simulator = startSimulator(settings, ...options);
    await until(async () => {
      const orders = await placed();
      const isPaid = orders.some((order) => order.paid_at !== null);
      const isThere = (status: string) => orders.some((each) => each.fulfilment_status === status);
      return isPaid && statuses.every(isThere) && orders.length >= 15;
    });
    simulator.child.kill('SIGTERM');
    expect(await simulator.exited).toBe(0);
    return simulator.lines();
  };
  // What a clerk has accepted cannot be taken back any more, and these lose no time.
  const said = [
    ...(await playUntil(['CANCELLED'], '--no-clerks')),
    ...(await playUntil(['SHIPPED', 'COMPLETED'])),
  ];

  const orders = await placed();
  const valuesOf = (column: keyof (typeof orders)[number]) =>
    new Set(orders.map((order) => order[column]));
  expect(valuesOf('store_id')).toEqual(new Set([testStores.own, testStores.other]));
  expect(valuesOf('buyer_store_id')).toEqual(new Set([testStores.buyer, testStores.otherBuyer]));
  expect(valuesOf('delivery').size).toBeGreaterThan(1);
  // Whoever pays by transfer is seen by the seller only then.
  const isSeen = orders.every(
    (order) =>
      order.payment_status === 'REFUNDED' ||
      (order.arrived_at !== null) ===
        (order.payment_method !== 'TRANSFER' || order.paid_at !== null),
  );
  expect(isSeen).toBe(true);
  expect(await whatDoesNotAddUp(db)).toEqual([]);

  const { body } = await server.app.inject('/metrics');
  expect(body).toContain('route="/api/orders/create",status="200"');
  expect(body).not.toContain('status="429"');
  expect(body).not.toContain('status="500"');
  expect(said.filter((line) => line.includes('unexpected'))).toEqual([]);
});

it('a store’s own system is told what happens, signed, and shows it', async () => {
  const port = await freePort();
  const server = await useTestServer({
    DEMO: true,
    OTP_RESEND_SECONDS: 0,
    JOBS: true,
    WEBHOOK_INTERNAL_HOSTS: [`127.0.0.1:${port}`],
  });
  const simulator = startSimulator({
    API_URL: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    BUYERS: [testPeople.buyer, testPeople.otherBuyer].join(','),
    CLERKS: testPeople.owner,
    OWN_SYSTEM_PORT: String(port),
    ORDERS_PER_MINUTE: '600',
  });
  await until(async () => {
    const shown = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
    const { came } = ((await shown?.json()) ?? { came: [] }) as { came: { type: string }[] };
    return came.some(({ type }) => type === 'order.created');
  });
  simulator.child.kill('SIGTERM');
  expect(await simulator.exited).toBe(0);
});

it('what buyers complain about is answered, and judged where the two sides do not agree', async () => {
  const server = await useTestServer({ DEMO: true, OTP_RESEND_SECONDS: 0 });
  const { db } = server.database;
  const at = await openComplaints(server);
  for (let each = 0; each < 3; each += 1) await at.complained('DELIVERED', { things: 2 });
  const refused = await at.complained('DELIVERED', { things: 2 });
  await at.respond(refused, { offer: null, text: 'Kami kirim utuh.' });
  await sql`update complaints set created_at = created_at - interval '1 hour'`.execute(db);
  const simulator = startSimulator({
    API_URL: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    BUYERS: testPeople.otherBuyer,
    CLERKS: testPeople.owner,
    CLERK_AFTER_MINUTES: '0',
    LOG_LEVEL: 'debug',
  });
  const states = async () =>
    (await db.selectFrom('complaints').select('state').execute()).map(({ state }) => state);
  await until(async () => {
    const now = await states();
    return now.includes('DECIDED') && !now.includes('OPEN') && !now.includes('IN_REVIEW');
  });
  simulator.child.kill('SIGTERM');
  expect(await simulator.exited).toBe(0);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('without an API it waits, says so once, and goes on when the API is there', async () => {
  const port = await freePort();
  const simulator = startSimulator({
    API_URL: `http://127.0.0.1:${port}`,
    BUYERS: testPeople.buyer,
    CLERKS: testPeople.orderStaff,
    ORDERS_PER_MINUTE: '600',
  });
  await until(() => simulator.lines().length > 0);
  await pause(1_500);
  expect(simulator.lines()).toEqual([expect.stringContaining('the API is away (ECONNREFUSED)')]);
  const server = await useTestServer();
  await server.app.listen({ port, host: '127.0.0.1' });
  await until(() => simulator.lines().length > 1);
  expect(simulator.lines()[1]).toContain('the API is back');
  simulator.child.kill('SIGINT');
  expect(await simulator.exited).toBe(0);
});

it('who cannot sign in is left alone, and that is said once', async () => {
  const server = await useTestServer();
  const settings = {
    API_URL: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    BUYERS: `${testPeople.buyer},${testPeople.otherBuyer}`,
    PASSWORD: 'not this one',
    ORDERS_PER_MINUTE: '600',
  };
  const simulator = startSimulator(settings, '--no-clerks');
  const logins = async () => {
    const { body } = await server.app.inject('/metrics');
    const line = /seconds_count\{[^}]*route="\/api\/auth\/login"[^}]*\} (\d+)/.exec(body);
    return Number(line?.[1] ?? 0);
  };
  await until(async () => (await logins()) === 2 && simulator.lines().length > 0);
  await pause(500);
  expect(await logins()).toBe(2);
  expect(simulator.lines()).toEqual([expect.stringContaining('wrong_credentials')]);
});

it('ends with its parent where it is told to, and only there', async () => {
  const environment = { API_URL: `http://127.0.0.1:${await freePort()}` };
  const [alone, child] = [
    startSimulator(environment),
    startSimulator({ ...environment, LOG_LEVEL: 'silent' }, '--with-parent'),
  ];
  // Who has found that there is no API has begun, and hears a signal.
  await until(() => alone.lines().length > 0);
  alone.child.stdin?.end();
  child.child.stdin?.end();
  expect(await child.exited).toBe(0);
  expect(child.lines()).toEqual([]);
  await pause(300);
  expect(alone.child.exitCode).toBeNull();
  alone.child.kill('SIGTERM');
  expect(await alone.exited).toBe(0);
  expect(alone.lines()).toEqual([expect.stringContaining('the API is away')]);
});

it('a wrong setting is named in one line', async () => {
  const simulator = startSimulator({ ORDERS_PER_MINUTE: 'many' });
  expect(await simulator.exited).toBe(1);
  expect(simulator.lines()).toEqual([
    expect.stringMatching(/^wrong settings: ORDERS_PER_MINUTE: /),
  ]);
});
