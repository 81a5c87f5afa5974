import { readConfig } from '../app/config.ts';
import { openDatabase } from '../app/open-database.ts';
import { buildServer } from '../app/server.ts';
import { testJobs } from './test-jobs.ts';

/** The API as a process of its own, with jobs that tests can watch. */
const config = readConfig(process.env);
const database = await openDatabase(config, (_error) => {});
const app = await buildServer(config, database, testJobs);
await app.listen({ port: config.PORT, host: config.HOST });
process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
