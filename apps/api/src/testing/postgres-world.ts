import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { copyDatabase } from './copy-database.ts';
import { fillTestWorld } from './fill-test-world.ts';
import type {} from './provided-world.ts';

/** Makes on the PostgreSQL server of the run, once, what every test starts from a copy of. */
export async function setup(project: TestProject): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  const open = (url: string) => openPostgres({ url, poolSize: 4, onLost: () => {} });

  const installation = await copyDatabase(serverUrl, 'template1');
  const untouched = open(installation.url);
  await migrate(untouched);
  await untouched.close();

  const world = await copyDatabase(serverUrl, installation.name);
  const filled = open(world.url);
  await fillTestWorld(filled);
  await filled.close();

  const made = { installation: installation.name, world: world.name };
  project.provide('postgres', { serverUrl, ...made });
  project.provide('redisUrl', process.env.TEST_REDIS_URL);
}
