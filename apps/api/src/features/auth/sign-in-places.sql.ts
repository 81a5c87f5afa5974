import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { nearby } from '../../platform/http/client-address.ts';
import type { TryOf } from './password-tries.sql.ts';

/** Somebody has just proved that the number is theirs, from there. */
export async function rememberPlace(db: Tx, { phone_number, address }: TryOf): Promise<void> {
  await rowsOf(
    db,
    sql`insert into sign_in_places (phone_number, address) values (${phone_number}, ${address})
        on conflict (phone_number, address) do update set last_at = now()`,
  );
}

/** Whether the number was signed in with from there of late. */
export async function isKnownPlace(db: Tx, { phone_number, address }: TryOf): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select from sign_in_places where phone_number = ${phone_number} and address = ${address}
          and last_at > now() - interval '90 days'`,
  );
  return found.length > 0;
}

/** The same from an address beside it. */
export async function isNearKnownPlace(db: Tx, { phone_number, address }: TryOf): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select from sign_in_places where phone_number = ${phone_number}
          and starts_with(address, ${nearby(address)}) and last_at > now() - interval '90 days' limit 1`,
  );
  return found.length > 0;
}
