import type { TestProject } from 'vitest/node';
import { distribute } from '../platform/db/distribution.ts';
import type { Database } from '../platform/db/handle.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { joinCluster } from './citus-world.ts';
import { copyDatabase, isDistributed } from './copy-database.ts';
import { fillTestWorld } from './fill-test-world.ts';
import type {} from './provided-world.ts';
import { noteDatabase } from './rows/recorded-statements.ts';

async function withDatabase(url: string, use: (database: Database) => Promise<void>) {
  const database = openPostgres({ url, poolSize: 4, onLost: () => {} });
  await use(database);
  await database.close();
}

/** Makes on the PostgreSQL server of the run, once, what every test starts from a copy of. */
export async function setup(project: TestProject): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';

  const installation = await copyDatabase(serverUrl, 'template1');
  await withDatabase(installation.url, async (database) => void (await migrate(database)));
  const world = await copyDatabase(serverUrl, installation.name);
  await withDatabase(world.url, fillTestWorld);
  // As an installation comes to a cluster: with all that it has.
  for (const { name, url } of isDistributed ? [installation, world] : []) {
    await joinCluster(serverUrl, name);
    await withDatabase(url, async (database) => void (await distribute(database)));
  }

  const { STATEMENTS_DIR } = process.env;
  if (STATEMENTS_DIR) noteDatabase(STATEMENTS_DIR, installation.url);
  const made = { installation: installation.name, world: world.name };
  project.provide('postgres', { serverUrl, ...made });
  project.provide('redisUrl', process.env.TEST_REDIS_URL);
}
