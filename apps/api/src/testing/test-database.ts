import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../platform/db/handle.ts';
import { openPGlite } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { copyDatabase, isDistributed } from './copy-database.ts';
import type { MadeDatabases } from './provided-world.ts';

/** A copy of the test world (or of a new installation) of its own, on whichever database the project is for. */
export async function openTestDatabase(of: keyof MadeDatabases = 'world'): Promise<Database> {
  const postgres = inject('postgres');
  if (postgres) return openCopy(postgres.serverUrl, postgres[of]);
  const embedded = inject('embedded');
  if (embedded) return openPGlite({ dump: await openAsBlob(embedded[of]) });
  throw new Error('there is no database in this project: does the test import what it needs?');
}

async function openCopy(serverUrl: string, template: string): Promise<Database> {
  const { url, drop } = await copyDatabase(serverUrl, template);
  const opened = openPostgres({ url, poolSize: 10, isDistributed, onLost: () => {} });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}
