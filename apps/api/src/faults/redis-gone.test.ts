import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startRedis } from '../../../../scripts/redis.mjs';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { readEventsOf } from '../testing/event-reader.ts';
import { testPeople } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { placeOrder, signIn } from './order-writer.ts';
import { startTwoProcesses } from './two-processes.ts';

const linesAbout = (api: ApiProcess, words: string) =>
  api
    .output()
    .split('\n')
    .filter((line) => line.includes(words));

/** What the log says of Redis, line by line. */
const toldOfRedis = (api: ApiProcess): string[] =>
  linesAbout(api, 'Redis is ').map((line) => (line.includes('Redis is away') ? 'away' : 'back'));

/** One line for each absence, however many attempts it takes. Where the machine stands still Redis may be away once more. */
const inTurn = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'away' : 'back'));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(10);
}

const tokenEndedBy = (api: ApiProcess, token: string) =>
  fetch(api.url + contract.auth.logout.path, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
  });

// A server of its own, since the others' tests would not survive its absence.
describe.runIf(inject('redisUrl'))('Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis({ name: 'redis-gone' });
  });
  afterAll(() => redis.stop());

  it('stopped: all goes on, with one line in the log; back: others are heard at once again', async () => {
    const settings = { REDIS_URL: redis.url, LOG_LEVEL: 'info', RATE_LIMITS: 'true' };
    const { first, second, sale } = await startTwoProcesses(settings);
    const buyer = await signIn(first.url);
    const reader = await readEventsOf(second.url, await signIn(second.url, testPeople.owner));
    onTestFinished(reader.close);
    const order = () => placeOrder(first.url, buyer, crypto.randomUUID(), sale);
    await order();
    await reader.take(1);

    await redis.pause();
    await Promise.all(
      [first, second].map((api) => until(() => linesAbout(api, 'away').length > 0)),
    );
    expect((await order()).status).toBe(200);
    await reader.take(2);
    // Long enough for several attempts to reach it.
    await pause(1_500);
    expect((await order()).status).toBe(200);
    await reader.take(3);

    await redis.resume();
    await Promise.all(
      [first, second].map((api) => until(() => linesAbout(api, 'back').length > 0)),
    );
    const token = await signIn(second.url, testPeople.owner);
    const followed = await readEventsOf(second.url, token);
    await tokenEndedBy(first, token);
    const outcome = await Promise.race([followed.ended.then(() => 'ended'), pause(10_000, 'open')]);
    expect(outcome).toBe('ended');
    for (const api of [first, second]) {
      expect(toldOfRedis(api)).toEqual(inTurn(toldOfRedis(api).length));
      expect(toldOfRedis(api).at(-1)).toBe('back');
      expect(linesAbout(api, 'Unhandled')).toEqual([]);
    }
  });

  it('that hangs without a word keeps nobody waiting for long, and is found again', async () => {
    const settings = { REDIS_URL: redis.url, LOG_LEVEL: 'info', RATE_LIMITS: 'true' };
    const { first, second, sale } = await startTwoProcesses(settings);
    const buyer = await signIn(first.url);
    const reader = await readEventsOf(second.url, await signIn(second.url, testPeople.owner));
    onTestFinished(reader.close);
    redis.freeze();
    onTestFinished(() => redis.thaw());
    for (let count = 1; count <= 5; count += 1) {
      const order = await placeOrder(first.url, buyer, crypto.randomUUID(), sale);
      expect(order.status).toBe(200);
      await reader.take(count);
    }
    redis.thaw();
    await until(() => linesAbout(first, 'Redis is back').length > 0);
    expect(toldOfRedis(first)).toEqual(inTurn(toldOfRedis(first).length));
  });

  it('absent at the start is no reason not to start, or not to end in order', async () => {
    const database = await durableDatabase();
    const api = await startApi({ ...database.settings, REDIS_URL: 'redis://127.0.0.1:1' });
    onTestFinished(() => void api.child.kill('SIGKILL'));
    await until(() => linesAbout(api, 'Redis is away').length > 0);
    // It has been tried again several times by then.
    await pause(1_000);
    expect(api.child.exitCode).toBeNull();
    expect(linesAbout(api, 'Redis is away')).toHaveLength(1);
    api.child.kill('SIGTERM');
    expect(await api.exited).toBe(0);
  });
});
