import { DataDirInUse } from '../platform/db/data-dir-lock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { readConfig, WrongConfiguration } from './config.ts';
import { fillDemo } from './demo.ts';
import { openDatabase } from './open-database.ts';
import { buildServer } from './server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (error) => console.error(error.message));
  await migrate(database);
  if (config.DEMO) await fillDemo(database);
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

main().catch((error: unknown) => {
  const isExpected = error instanceof WrongConfiguration || error instanceof DataDirInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
