import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.ts';
import { openDatabase } from '../app/open-database.ts';
import { openSharedRedis } from '../app/open-shared-redis.ts';
import { migrate } from '../platform/db/migrate.ts';
import { WrongArguments } from './arguments.ts';
import { commands, usage } from './commands.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  name: text,
  phone: text,
  username: text,
  'password-stdin': flag,
  'without-password': flag,
  method: text,
  'may-choose': text,
  'unique-id': text,
  city: text,
  province: text,
  'time-zone': text,
  seller: flag,
  'allows-selling': flag,
  store: text,
  role: text,
  value: text,
  type: text,
  title: text,
  text,
  link: text,
  until: text,
  dismissible: flag,
  category: text,
  description: text,
  'link-text': text,
  image: text,
  pinned: flag,
  cod: flag,
  reason: text,
};

/** `npm run admin -- <thing> <verb> …`: the operator's hand on the same services the API uses. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [thing = '', verb = '', ...rest] = positionals;
  const command = commands[`${thing} ${verb}`];
  if (!command) throw new WrongArguments(usage());
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => {});
  // What is done here is told to the open streams of the API's processes.
  const redis = await openSharedRedis(config, { info: () => {}, warn: () => {} });
  try {
    await migrate(database);
    console.log(await command.run(database.db, { ...values, file: rest[0] }));
  } finally {
    await redis?.close();
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
