import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { testStores } from '../world/test-cast.ts';
import { type DurableDatabase, durableDatabase } from './durable-database.ts';
import { type Sale, stockUp } from './order-writer.ts';

export type TwoProcesses = {
  first: ApiProcess;
  second: ApiProcess;
  database: DurableDatabase;
  settings: Record<string, string>;
  sale: Sale;
};

/** Two API processes on one database, both gone when the test ends. */
export async function startTwoProcesses(
  chosen: Record<string, string> = {},
): Promise<TwoProcesses> {
  const database = await durableDatabase();
  const sale = await database.look(({ db }) => stockUp(db));
  const settings = { RATE_LIMITS: 'false', ...database.settings, ...chosen };
  const start = async () => {
    const api = await startApi(settings);
    onTestFinished(async () => {
      api.child.kill('SIGKILL');
      await api.exited;
    });
    return api;
  };
  const first = await start();
  return { first, second: await start(), database, settings, sale };
}

/** The operator's program, in a process of its own like the two. */
export async function runAdmin(settings: Record<string, string>, args: string[]): Promise<void> {
  const main = join(import.meta.dirname, '../admin/main.ts');
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the admin program ended with ${code}`);
}

/** The numbers of a store's events of orders as the log has them, in the order in which readers are told. */
export const loggedNumbers = (database: DurableDatabase): Promise<number[]> =>
  database.look(async ({ db }) => {
    const { rows } = await sql<{ number: number }>`
      select id::float8 as number from store_events
      where store_id = ${testStores.own}::bigint and area = 'order' order by id`.execute(db);
    return rows.map(({ number }) => number);
  });
