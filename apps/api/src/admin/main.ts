import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.ts';
import { openDatabase } from '../app/open-database.ts';
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
  'unique-id': text,
  city: text,
  province: text,
  'time-zone': text,
  seller: flag,
  'allows-selling': flag,
  store: text,
  role: text,
};

/** `npm run admin -- <thing> <verb> …`: the operator's hand on the same services the API uses. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [thing = '', verb = '', ...rest] = positionals;
  const command = commands[`${thing} ${verb}`];
  if (!command) throw new WrongArguments(usage());
  const database = await openDatabase(readConfig(process.env), () => {});
  try {
    await migrate(database);
    console.log(await command.run(database.db, { ...values, file: rest[0] }));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
