import { hasUsers } from '../features/users/users.service.ts';
import { DataDirInUse } from '../platform/db/data-dir-lock.ts';
import type { Database } from '../platform/db/handle.ts';
import { migrate } from '../platform/db/migrate.ts';
import { readConfig, WrongConfiguration } from './config.ts';
import { openDatabase } from './open-database.ts';
import { buildServer } from './server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (error) => console.error(error.message));
  await migrate(database);
  if (config.DEMO) await fillIfEmpty(database);
  const app = await buildServer(config, database);
  await app.listen({ port: config.PORT, host: config.HOST });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info(`${signal}: finishing what is under way`);
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** Only a database nobody has used: the demo's people and passwords belong nowhere else. */
async function fillIfEmpty(database: Database): Promise<void> {
  if (await hasUsers(database.db)) return;
  const { fillWorld } = await import('../world/fill-world.ts');
  const { demoWorld } = await import('../world/plans.ts');
  console.log('Filling the demo world …');
  await fillWorld(database, demoWorld(new Date()));
}

main().catch((error: unknown) => {
  const isExpected = error instanceof WrongConfiguration || error instanceof DataDirInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
