import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { type ApiProcess, isReady, startApi } from '../testing/api-process.ts';
import { fillWorld } from '../world/fill-world.ts';
import { testWorld } from '../world/plans.ts';
import { signIn } from './order-writer.ts';

// A server of its own, since the others' tests would not survive its absence.
describe.runIf(inject('postgres'))('PostgreSQL stopped under load', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let api: ApiProcess;
  beforeAll(async () => {
    postgres = await startPostgres({ name: 'database-gone' });
    const database = openPostgres({ url: postgres.url, poolSize: 2, onLost: () => {} });
    await migrate(database);
    await fillWorld(database, testWorld);
    await database.close();
    api = await startApi({
      DATABASE_URL: postgres.url,
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'silent',
      JOBS: 'true',
    });
  });
  afterAll(async () => {
    api.child.kill('SIGKILL');
    await api.exited;
    await postgres.stop();
  });

  it('is answered with 503 meanwhile, and the API comes back by itself', async () => {
    const token = await signIn(api.url);
    const statuses: { at: number; status: number; code?: string }[] = [];
    const stop = new AbortController();
    const list = async () => {
      const response = await fetch(
        `${api.url}${contract.orders.list.path}?is_seller=false&buyer_store_id=5`,
        {
          headers: { authorization: `Token ${token}` },
        },
      );
      const body = (await response.json()) as { errors?: { code: string } };
      statuses.push({ at: Date.now(), status: response.status, ...body.errors });
    };
    const clients = Array.from({ length: 8 }, async () => {
      while (!stop.signal.aborted) await list();
    });
    const seen = (isIt: (status: number) => boolean) =>
      statuses.filter((each) => isIt(each.status));
    while (seen((status) => status === 200).length < 20) await pause(10);
    await postgres.pause();
    while (seen((status) => status >= 500).length < 20) await pause(10);
    expect(await isReady(api.url)).toBe(false);
    expect((await fetch(`${api.url}/health`)).status).toBe(200);
    await postgres.resume();
    const resumed = Date.now();
    while (!statuses.some(({ at, status }) => at > resumed && status < 500)) await pause(20);
    stop.abort();
    await Promise.all(clients);
    await list();

    const failures = statuses.filter(({ status }) => status >= 500);
    expect(new Set(failures.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['database_unavailable']));
    expect(statuses.at(-1)?.status).toBe(200);
  });
});
