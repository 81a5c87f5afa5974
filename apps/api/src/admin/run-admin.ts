import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { actingAs } from '../platform/acting.ts';
import type { Database } from '../platform/db/handle.ts';
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
  operator: text,
  active: text,
  'basis-points': text,
  from: text,
};

/** Does what the operator asks, and answers with what to say to them. Opens the database only for that. */
export async function runAdmin(args: string[], open: () => Promise<Database>): Promise<string> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [thing = '', verb = '', ...rest] = positionals;
  const command = commands[`${thing} ${verb}`.trim()];
  if (!command) throw new WrongArguments(usage());
  const database = await open();
  try {
    await migrate(database);
    return await actingAs({ program: `${nameOfUser()}@${hostname()}` }, () =>
      command.run(database.db, { ...values, file: rest[0] }, database),
    );
  } finally {
    await database.close();
  }
}

/** A container may run as a number that has no name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'somebody');
  }
}
