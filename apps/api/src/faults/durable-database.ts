import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../platform/db/handle.ts';
import { openPGlite } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { copyDatabase, isDistributed } from '../testing/copy-database.ts';

/** A copy of the test world that outlives the process that uses it. */
export type DurableDatabase = {
  /** The settings by which an API process finds it. */
  settings: Record<string, string>;
  /** Looks into it; on PGlite no API process may have it open. */
  look: <T>(use: (database: Database) => Promise<T>) => Promise<T>;
};

export async function durableDatabase(): Promise<DurableDatabase> {
  const postgres = inject('postgres');
  return postgres
    ? postgresDatabase(postgres.serverUrl, postgres.world)
    : embeddedDatabase(inject('embedded')?.world ?? '');
}

async function postgresDatabase(serverUrl: string, world: string): Promise<DurableDatabase> {
  const { url, drop } = await copyDatabase(serverUrl, world);
  onTestFinished(drop);
  return {
    settings: { DATABASE_URL: url, DATABASE_DISTRIBUTED: String(isDistributed) },
    look: (use) => using(openPostgres({ url, poolSize: 2, isDistributed, onLost: () => {} }), use),
  };
}

async function embeddedDatabase(dump: string): Promise<DurableDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marketplace-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await (await openPGlite({ dataDir, dump: await openAsBlob(dump) })).close();
  return {
    settings: { DATA_DIR: dataDir },
    look: async (use) => using(await openPGlite({ dataDir }), use),
  };
}

async function using<T>(database: Database, use: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
