import process from 'node:process';
import { NotInstalled } from '../own-server.mjs';
import { startPostgres } from '../postgres.mjs';
import { startRedis } from '../redis.mjs';

/** Without servers: also for children, which would inherit an address. */
const none = { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined };

/**
 * PostgreSQL and Redis where they are installed or may be, as an environment for the tests. Without PostgreSQL the
 * embedded database proves everything; without Redis only what is about it is left out. Either is said.
 */
export async function startServers({ isEmbeddedOnly, needsServers }) {
  if (isEmbeddedOnly) {
    console.log('All tests run on the embedded database, as asked for.');
    return none;
  }
  const database = await addressOf(process.env.TEST_DATABASE_URL, startPostgres, needsServers);
  if (!database) {
    console.log('All tests run on the embedded database.');
    return none;
  }
  const redis = await addressOf(process.env.TEST_REDIS_URL, startRedis, needsServers);
  console.log(
    `Tests run on PostgreSQL${redis ? ' and Redis' : ', and those about Redis not at all'}; what is its own is proven on the embedded database, too.`,
  );
  return { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis };
}

async function addressOf(given, start, isNeeded) {
  if (given) return given;
  try {
    return (await start()).url;
  } catch (error) {
    if (isNeeded || !(error instanceof NotInstalled)) throw error;
    console.log(`${error.message}.`);
    return undefined;
  }
}
