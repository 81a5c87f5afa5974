import type { Database } from '../platform/db/handle.ts';
import { openPGlite } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import type { Config } from './config.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>;

/** PostgreSQL when an address is given, else the embedded one in a folder. */
export async function openDatabase(
  config: Settings,
  onLost: (error: Error) => void,
): Promise<Database> {
  return config.DATABASE_URL
    ? openPostgres({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE, onLost })
    : openPGlite({ dataDir: config.DATA_DIR });
}
