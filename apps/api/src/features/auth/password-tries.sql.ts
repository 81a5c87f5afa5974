import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { networkOf } from '../../platform/http/client-address.ts';

export type TryOf = { phone_number: string; address: string };

/** Tries of the same number or from the same network or address wait for each other, always in this order. */
export async function lockTries(db: Tx, { phone_number, address }: TryOf): Promise<void> {
  const place = networkOf(address) ?? address;
  for (const name of [`password address ${place}`, `password number ${phone_number}`])
    await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

type Recent = {
  /** In the last minutes: at this number from this address, and from it and its network at any number. */
  here: number;
  at_address: number;
  at_network: number;
  /** Seconds until there is room again for each. */
  here_room_in: number | null;
  address_room_in: number | null;
  network_room_in: number | null;
  /** In the last day at this number, from anywhere, counted up to what matters; and how many seconds ago the last was. */
  at_number: number;
  last_at_number: number | null;
};

export async function recentTries(
  db: Tx,
  { phone_number, address }: TryOf,
  minutes: number,
  most_at_number: number,
): Promise<Recent> {
  const since = sql`now() - make_interval(mins => ${minutes}::int)`;
  const roomIn = sql`ceil(extract(epoch from min(created_at) - (${since})))::int`;
  const [recent] = await rowsOf<Recent>(
    db,
    sql`select here.*, at_address.*, at_network.*, at_number.*
        from (select count(*)::int as here, ${roomIn} as here_room_in from password_tries
            where phone_number = ${phone_number} and address = ${address} and created_at > ${since}) here,
          (select count(*)::int as at_address, ${roomIn} as address_room_in from password_tries
            where address = ${address} and created_at > ${since}) at_address,
          (select count(*)::int as at_network, ${roomIn} as network_room_in from password_tries
            where network = ${networkOf(address) ?? null}::text and created_at > ${since}) at_network,
          (select count(*)::int as at_number,
              floor(extract(epoch from now() - max(created_at)))::int as last_at_number
            from (select created_at from password_tries
              where phone_number = ${phone_number} and created_at > now() - interval '1 day'
              order by created_at desc limit ${most_at_number}::int) latest) at_number`,
  );
  if (!recent) throw new Error('counting tries answers always');
  return recent;
}

export async function insertTry(db: Tx, of: TryOf): Promise<string> {
  const { id } = await db
    .insertInto('password_tries')
    .values(of)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** It was never looked at whether it is right. */
export async function deleteTry(db: Db, id: string): Promise<void> {
  await db.deleteFrom('password_tries').where('id', '=', id).execute();
}

/** Told to nobody: who asks for a code has it on their side. */
export async function keepWhetherRight(db: Db, id: string, was_right: boolean): Promise<void> {
  await db.updateTable('password_tries').set({ was_right }).where('id', '=', id).execute();
}

/** Whether a right password came from there a moment ago, without having been told so; undefined where none was tried. */
export async function wasRightOfLate(
  db: Tx,
  { phone_number, address }: TryOf,
): Promise<boolean | undefined> {
  const [tried] = await rowsOf<{ was_right: boolean | null }>(
    db,
    sql`select bool_or(was_right) as was_right from password_tries
        where phone_number = ${phone_number} and address = ${address}
          and created_at > now() - interval '10 minutes'`,
  );
  return tried?.was_right ?? undefined;
}

/** The right password came from there: what went before was its owner's. */
export async function deleteTries(db: Db, { phone_number, address }: TryOf): Promise<void> {
  await db
    .deleteFrom('password_tries')
    .where('phone_number', '=', phone_number)
    .where('address', '=', address)
    .execute();
}
