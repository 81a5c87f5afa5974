import { flushCompileCache } from 'node:module';
import { createIsDemo } from '../features/demo/demo.service.ts';
import { DataDirInUse } from '../platform/db/data-dir-lock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { onceReady } from '../platform/db/once-ready.ts';
import { readConfig, WrongConfiguration } from './config.ts';
import { fillDemo } from './demo.ts';
import { openDatabase } from './open-database.ts';
import { buildServer } from './server.ts';
import { startWarnings } from './start-warnings.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (error) => console.error(error.message));
  await onceReady(() => migrate(database), console.error);
  if (config.DEMO) await fillDemo(database);
  const app = await buildServer(config, database);
  const isDemo = createIsDemo(config.DEMO);
  for (const warning of await startWarnings(database.db, config, isDemo)) app.log.warn(warning);
  await app.listen({ port: config.PORT, host: config.HOST });
  // For the next start, should this process be killed: with NODE_COMPILE_CACHE code is compiled once.
  flushCompileCache();

  // A terminal's Ctrl-C reaches a process twice, by itself and through its parent: it stops once.
  let _stopping: Promise<void> | undefined;
  const stop = async (signal: string) => {
    app.log.info(`${signal}: finishing what is under way`);
    await app.close();
    await database.close();
  };
  const stopOnce = (signal: string) => {
    _stopping ??= stop(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
  // A parent that ends without a word closes this end of the pipe.
  if (process.argv.includes('--with-parent')) {
    process.stdin.resume().on('end', () => stopOnce('the parent is gone'));
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof WrongConfiguration || error instanceof DataDirInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
