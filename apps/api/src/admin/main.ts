import { readConfig } from '../app/config.ts';
import { openDatabase } from '../app/open-database.ts';
import { openSharedRedis } from '../app/open-shared-redis.ts';
import { runAdmin } from './run-admin.ts';

/** `npm run admin -- <thing> <verb> …`: the operator's hand on the same services the API uses. */
async function open() {
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => {});
  // What is done here is told to the open streams of the API's processes.
  const redis = await openSharedRedis(config, { info: () => {}, warn: () => {} });
  const close = async () => {
    await redis?.close();
    await database.close();
  };
  return { ...database, close };
}

runAdmin(process.argv.slice(2), open).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
