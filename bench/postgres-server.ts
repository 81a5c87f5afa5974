import { sql } from 'kysely';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { startPostgres } from '../scripts/postgres.mjs';

/** A server to make databases on: the one of DATABASE_URL, or one that ends with this process. */
export type PostgresServer = { url: string; version: string; stop: () => Promise<void> };

const settings = {
  shared_buffers: '1GB',
  // Loading a world would otherwise stop for a checkpoint every few seconds.
  max_wal_size: '8GB',
};

export async function findOrStartPostgres(given: string | undefined): Promise<PostgresServer> {
  const { url, stop } = given
    ? { url: given, stop: async () => {} }
    : await startPostgres({ name: 'bench', settings });
  return { url, stop, version: await versionOf(url) };
}

async function versionOf(url: string): Promise<string> {
  const { db, close } = openPostgres({ url, poolSize: 1, onLost: console.error });
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  await close();
  return rows[0]?.version ?? 'unknown';
}

/** The same server, another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
