import { createClient } from './client.ts';
import { createLog } from './log.ts';
import { startOwnSystem } from './own-system.ts';
import { seeded } from './random.ts';
import { readSettings, WrongSettings } from './settings.ts';
import { simulate } from './simulate.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    process.exit(0);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  // A parent that ends without a word closes this end of the pipe.
  if (process.argv.includes('--with-parent')) {
    process.stdin.resume().on('end', end).on('close', end);
  }
  const hasClerks = !process.argv.includes('--no-clerks');
  const log = createLog(settings.logLevel, console.log);
  const means = { client: createClient(settings.apiUrl), log, stop: stop.signal };
  const { ownSystemPort: port, password, clerks } = settings;
  const phone_number = clerks.at(-1);
  if (port && phone_number)
    await startOwnSystem({ port, phone_number, password }, means).catch((error: unknown) =>
      log.info(`a store’s own system cannot be told anything: ${error}`),
    );
  await simulate(hasClerks ? settings : { ...settings, clerks: [] }, {
    ...means,
    random: seeded(Date.now()),
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof WrongSettings ? error.message : error);
  process.exit(1);
});
