import { id, line, otpMethod, phoneNumber } from '@marketplace/contract/fields';
import { roleNames } from '@marketplace/contract/stores';
import { z } from 'zod';
import { importCatalogue } from '../features/catalogue/catalogue.service.ts';
import { changeSetting } from '../features/configuration/configuration.service.ts';
import { isSettingName, settings } from '../features/configuration/settings.ts';
import { createStore, grantRole, revokeRole } from '../features/stores/stores.service.ts';
import { whatDoesNotAddUp, wrongByStore } from '../features/sums/sums.service.ts';
import {
  createUser,
  findUserByPhoneNumber,
  setOtpChoice,
} from '../features/users/users.service.ts';
import { distribute } from '../platform/db/distribution.ts';
import type { Db } from '../platform/db/handle.ts';
import { isKnownZone } from '../platform/indonesian-time.ts';
import { readArguments, WrongArguments } from './arguments.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import type { Command } from './command.ts';
import { glogCommands } from './glog-commands.ts';
import { newPassword } from './new-password.ts';
import { operatorCommands } from './operator-commands.ts';
import { storeCommands } from './store-commands.ts';

const json = z.string('must be given').transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('must be JSON');
    return z.NEVER;
  }
});
const onStore = z.object({ phone: phoneNumber, store: id });

export const commands: Record<string, Command> = {
  distribute: {
    help: '  (spreads the database over the nodes of its Citus cluster; done again, what is not yet)',
    run: async (_db, _given, database) => {
      const tables = await distribute(database);
      return tables.length > 0 ? `distributed: ${tables.join(', ')}` : 'everything is distributed';
    },
  },
  check: {
    help: '[--store ID]   (what does not add up; it reads, and changes nothing)',
    run: async (db, given) => {
      const { store } = readArguments(z.object({ store: id.optional() }), given);
      const problems: string[] = store ? await whatDoesNotAddUp(db, store) : [];
      if (!store) for await (const each of wrongByStore(db)) problems.push(...each.problems);
      if (problems.length > 0) throw new WrongArguments(problems.join('\n'));
      return 'everything adds up';
    },
  },
  ...operatorCommands,
  'user create': {
    help: '--phone NUMBER --name NAME [--username NAME] [--password-stdin | --without-password]',
    run: async (db, given) => {
      const schema = z.object({
        phone: phoneNumber,
        name: line(3, 100),
        username: line(3, 40).optional(),
      });
      const { phone, name, username } = readArguments(schema, given);
      const user = { name, username: username ?? phone.slice(1), phone_number: phone };
      if (given['without-password'])
        return `user ${await createUser(db, { ...user, password: null })}`;
      const { password, isMade } = await newPassword(Boolean(given['password-stdin']));
      const id = await createUser(db, { ...user, password });
      return isMade ? `user ${id}\npassword ${password}` : `user ${id}`;
    },
  },
  'user otp': {
    help: `--phone NUMBER [--method ${otpMethod.options.join('|')}] [--may-choose yes|no]`,
    run: async (db, given) => {
      const schema = z.object({
        phone: phoneNumber,
        method: otpMethod.optional(),
        'may-choose': z.enum(['yes', 'no'], 'must be yes or no').optional(),
      });
      const { phone, method, 'may-choose': mayChoose } = readArguments(schema, given);
      if (!method && !mayChoose) throw new WrongArguments('--method or --may-choose must be given');
      await setOtpChoice(db, await userWith(db, phone), {
        ...(method && { primary_otp_method: method }),
        ...(mayChoose && { is_whitelisted_for_otp_selection: mayChoose === 'yes' }),
      });
      const told = [method && `codes by ${method}`, mayChoose && `may choose: ${mayChoose}`];
      return `${phone}: ${told.filter(Boolean).join(', ')}`;
    },
  },
  'store create': {
    help: '--name NAME --unique-id TK-000001 --city CITY --province PROVINCE --time-zone Asia/Jakarta [--seller] [--allows-selling]',
    run: async (db, given) => {
      const schema = z.object({
        name: line(3, 100),
        'unique-id': line(3, 20),
        city: line(3, 60),
        province: line(3, 60),
        'time-zone': z.string().refine(isKnownZone, 'must be a time zone of Indonesia'),
        seller: z.boolean().default(false),
        'allows-selling': z.boolean().default(false),
      });
      const wanted = readArguments(schema, given);
      const id = await createStore(db, {
        name: wanted.name,
        unique_id: wanted['unique-id'],
        city: { name: wanted.city, province: wanted.province, time_zone: wanted['time-zone'] },
        is_seller: wanted.seller,
        allows_selling: wanted['allows-selling'],
      });
      return `store ${id}`;
    },
  },
  'permission grant': {
    help: `--phone NUMBER --store ID --role ${roleNames.join('|')}`,
    run: async (db, given) => {
      const { phone, store, role } = readArguments(
        onStore.extend({ role: z.enum(roleNames) }),
        given,
      );
      await grantRole(db, await userWith(db, phone), store, role);
      return `${phone} is ${role} of store ${store}`;
    },
  },
  'permission revoke': {
    help: '--phone NUMBER --store ID',
    run: async (db, given) => {
      const { phone, store } = readArguments(onStore, given);
      const existed = await revokeRole(db, await userWith(db, phone), store);
      return existed ? `${phone} has left store ${store}` : `${phone} was not in store ${store}`;
    },
  },
  ...storeCommands,
  ...glogCommands,
  'configuration set': {
    help: `--name ${Object.keys(settings).join('|')} --value JSON`,
    run: async (db, given) => {
      const { name, value } = readArguments(
        z.object({ name: z.string('must be given'), value: json }),
        given,
      );
      if (!isSettingName(name)) throw new WrongArguments(`${name} is not a setting`);
      const checked = readArguments(z.object({ value: settings[name] }), { value }).value;
      await changeSetting(db, name, checked);
      return `${name} is ${JSON.stringify(checked)}`;
    },
  },
  'catalogue import': {
    help: 'FILE.csv   (category,brand,product,variant,uom,base_quantity,barcode)',
    run: async (db, given) => {
      const rows = readCatalogueFile(
        readArguments(z.object({ file: z.string('must be given') }), given).file,
      );
      await importCatalogue(db, rows);
      return `${rows.length} rows imported`;
    },
  },
};

export const usage = () =>
  [
    'npm run admin --',
    ...Object.entries(commands).map(([name, { help }]) => `  ${name} ${help}`),
  ].join('\n');

async function userWith(db: Db, phone_number: string): Promise<string> {
  const user = await findUserByPhoneNumber(db, phone_number);
  if (!user) throw new WrongArguments(`nobody has the number ${phone_number}`);
  return user.id;
}
