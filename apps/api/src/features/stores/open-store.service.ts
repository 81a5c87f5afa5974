import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { recordAct } from '../acts/acts.service.ts';
import { phoneNumberOf } from '../users/users.service.ts';
import { giveRole } from './stores.service.ts';
import { insertStore } from './stores.sql.ts';

type Opened = Pick<
  Insertable<Tables['stores']>,
  | 'name'
  | 'city_id'
  | 'address'
  | 'district'
  | 'postal_code'
  | 'driver_note'
  | 'latitude'
  | 'longitude'
>;

/** Without what is easily taken for something else. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newCode = () =>
  `TK-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;

/** A store of the person's own, which buys until it may sell. */
export async function openStore(db: Tx, user_id: string, store: Opened): Promise<string> {
  const phone_number = await phoneNumberOf(db, user_id);
  const flags = { is_seller: false, allows_selling: false };
  const opened =
    (await insertStore(db, { ...store, ...flags, phone_number, unique_id: newCode() })) ??
    (await insertStore(db, { ...store, ...flags, phone_number, unique_id: newCode() }));
  if (!opened) throw new Error('no code was free for a store');
  await recordAct(db, 'store.create', {
    store_id: opened.id,
    after: { ...flags, name: store.name },
  });
  await giveRole(db, user_id, opened.id, 'OWNER');
  return opened.id;
}
