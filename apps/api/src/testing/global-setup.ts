import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import { openPGlite } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { fillWorld } from '../world/fill-world.ts';
import { testWorld } from '../world/plans.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PGlite data folder with the test world, as a file. */
    worldDump: string | undefined;
    /** A PostgreSQL server, and the database there that holds the test world. */
    worldTemplate: { serverUrl: string; database: string } | undefined;
  }
}

/** Everything that decides what is in the world. */
const worldSources = [
  'apps/api/migrations',
  'apps/api/src/world',
  'apps/api/src/platform/db',
  'apps/api/src/features/stores',
];

const root = join(import.meta.dirname, '../../../..');

/** Makes the test world once; every test file starts from a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  project.provide('worldDump', serverUrl ? undefined : await dumpedWorld());
  project.provide('worldTemplate', serverUrl ? await worldTemplate(serverUrl) : undefined);
}

/** Kept between runs under a name made from everything that decides its content. */
async function dumpedWorld(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/marketplace');
  const file = join(folder, `test-world-${sourceHash()}.tar`);
  if (existsSync(file)) return file;
  const database = await openPGlite({});
  await migrate(database);
  await fillWorld(database, testWorld);
  const dump = await database.dump();
  await database.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  return file;
}

async function worldTemplate(serverUrl: string) {
  const database = `test_world_${sourceHash()}_${process.pid}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  const opened = openPostgres({ url: url.href, poolSize: 4, onLost: () => {} });
  await migrate(opened);
  await fillWorld(opened, testWorld);
  await opened.close();
  return { serverUrl, database };
}

function sourceHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of worldSources) {
    for (const name of readdirSync(join(root, folder)).sort()) {
      hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}
