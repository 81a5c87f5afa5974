import type { Database } from '../platform/db/handle.ts';
import type { Config } from './config.ts';

type Settings = Pick<
  Config,
  'DATABASE_URL' | 'DATABASE_DISTRIBUTED' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'
>;

/** PostgreSQL when an address is given, else the embedded one in a folder. Only that one is loaded. */
export async function openDatabase(
  config: Settings,
  onLost: (error: Error) => void,
): Promise<Database> {
  if (!config.DATABASE_URL) {
    const { openPGlite } = await import('../platform/db/pglite.ts');
    return openPGlite({ dataDir: config.DATA_DIR });
  }
  const { openPostgres } = await import('../platform/db/postgres.ts');
  return openPostgres({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    isDistributed: config.DATABASE_DISTRIBUTED,
    onLost,
  });
}
