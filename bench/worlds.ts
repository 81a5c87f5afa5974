import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../apps/api/src/platform/db/handle.ts';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { fillWorld } from '../apps/api/src/world/fill-world.ts';
import { bulkWorld, stockedWorld } from '../apps/api/src/world/plans.ts';
import { databaseUrl } from './postgres-server.ts';

/** Stores that have orders, or that have much to sell. */
type WorldSize = { stores: number } & ({ orders: number } | { listings: number });
/** A filled database. */
export type World = { url: string };
export type Worlds = (size: WorldSize) => Promise<World>;

/** Fills each world once; on a server of DATABASE_URL it is found again by the next run. */
export function worldsOn(server: string): Worlds {
  const filled = new Map<string, Promise<World>>();
  return (size) => {
    const name = `bench_${'listings' in size ? `stock_${size.listings}` : size.orders}_${size.stores}`;
    const world = filled.get(name) ?? findOrFill(server, name, size);
    filled.set(name, world);
    return world;
  };
}

async function findOrFill(server: string, name: string, size: WorldSize): Promise<World> {
  const url = databaseUrl(server, name);
  const made = fingerprint();
  const admin = open(server);
  if ((await markOf(admin, name)) !== made) {
    const since = Date.now();
    await admin.runScript(`drop database if exists ${name}`);
    await admin.runScript(`create database ${name}`);
    await fill(url, size);
    await admin.runScript(`comment on database ${name} is '${made}'`);
    const seconds = Math.round((Date.now() - since) / 1000);
    console.log(`world ${name}: filled in ${seconds} s`);
  }
  await admin.close();
  return { url };
}

async function fill(url: string, size: WorldSize): Promise<void> {
  const database = open(url, 4);
  await migrate(database);
  await fillWorld(database, 'listings' in size ? stockedWorld(size) : bulkWorld(size));
  await database.close();
  // What autovacuum would do soon, done before the first measurement instead of during it.
  const fresh = open(url);
  await fresh.runScript('set statement_timeout = 0');
  await fresh.runScript('vacuum (analyze)');
  await fresh.close();
}

/** With one connection a setting holds for the next statement too. */
const open = (url: string, poolSize = 1) => openPostgres({ url, poolSize, onLost: console.error });

async function markOf({ db }: Database, name: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ mark: string | null }>`
    select shobj_description(oid, 'pg_database') as mark
    from pg_database where datname = ${name}`.execute(db);
  return rows[0]?.mark;
}

/** Changes with the tables and with the generator. */
function fingerprint(): string {
  const api = join(import.meta.dirname, '../apps/api');
  const hash = createHash('sha256');
  for (const folder of [join(api, 'migrations'), join(api, 'src/world')]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
