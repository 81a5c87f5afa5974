import process from 'node:process';
import { NotInstalled } from '../own-server.mjs';
import { startPostgres } from '../postgres.mjs';
import { startRedis } from '../redis.mjs';

/**
 * PostgreSQL and Redis where they are installed or may be, as an environment for the tests. Without them the
 * environment is empty, and the embedded database proves everything.
 */
export async function startServers({ isEmbeddedOnly }) {
  if (isEmbeddedOnly) return nowhere('as asked for');
  if (process.env.TEST_DATABASE_URL) return {};
  try {
    const postgres = await startPostgres();
    const redis = await startRedis();
    console.log('Tests run on PostgreSQL and Redis, and what is its own on the embedded database.');
    return { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url };
  } catch (error) {
    if (error instanceof NotInstalled) return nowhere(error.message);
    throw error;
  }
}

function nowhere(reason) {
  console.log(`All tests run on the embedded database: ${reason}.`);
  return {};
}
