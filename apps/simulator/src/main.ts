import { createClient } from './client.ts';
import { createLog } from './log.ts';
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
  await simulate(hasClerks ? settings : { ...settings, clerks: [] }, {
    client: createClient(settings.apiUrl),
    random: seeded(Date.now()),
    log: createLog(settings.logLevel, console.log),
    stop: stop.signal,
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof WrongSettings ? error.message : error);
  process.exit(1);
});
