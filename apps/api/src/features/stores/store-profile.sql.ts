import type {
  StoreAddressBody,
  StoreInfo,
  StoreLocation,
  StoreProfileBody,
} from '@marketplace/contract/store-profile';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../platform/store-scope.ts';

export async function readProfile(
  db: Db,
  scope: StoreScope,
): Promise<StoreInfo['store'] | undefined> {
  const [row] = await rowsOf<StoreInfo['store']>(
    db,
    sql`select s.id, s.uuid, s.unique_id, s.name, s.phone_number, s.description, s.email,
          s.email_verified_at, e.email as pending_email, s.address, s.district, s.city_id,
          c.name as city, c.province, c.time_zone, s.postal_code, s.latitude, s.longitude,
          s.driver_note, s.is_seller, s.allows_selling, s.is_active
        from stores s join cities c on c.id = s.city_id
        left join email_codes e on e.store_id = s.id and e.expires_at > now()
        where ${inScope(scope, sql`s.id`)}`,
  );
  return row;
}

export async function readOpenReport(
  db: Db,
  scope: StoreScope,
): Promise<StoreInfo['address_report']> {
  const [row] = await rowsOf<NonNullable<StoreInfo['address_report']>>(
    db,
    sql`select id, text, created_at from address_reports
        where ${inScope(scope, sql`store_id`)} and settled_at is null`,
  );
  return row ?? null;
}

export const readLocations = (db: Db, scope: StoreScope): Promise<StoreLocation[]> =>
  rowsOf<StoreLocation>(
    db,
    sql`select s.id as store_id, s.name, s.address, s.district, c.name as city, c.province,
          s.postal_code, s.latitude, s.longitude, s.driver_note
        from stores s join cities c on c.id = s.city_id
        where ${inScope(scope, sql`s.id`)}
        order by s.name collate "C", s.id`,
  );

/** Only what is named. */
export async function updateStoreRow(
  db: Tx,
  { store_id, ...changes }: StoreProfileBody | StoreAddressBody,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('stores').set(changes).where('id', '=', store_id).execute();
}

export async function isCity(db: Db, city_id: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select from cities where id = ${city_id}::bigint`);
  return rows.length > 0;
}

type Settlement = {
  report_id?: string;
  outcome: 'CORRECTED' | 'REJECTED';
  note: string;
  user_id: string;
};

/** Settles the open report, or the one named if it is open; answers whether there was one. */
export async function settleReport(
  db: Tx,
  scope: StoreScope,
  { report_id, ...settled }: Settlement,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update address_reports set settled_at = now(),
          outcome = ${settled.outcome}::address_report_outcome, note = ${settled.note},
          user_id = ${settled.user_id}::bigint
        where ${inScope(scope, sql`store_id`)} and settled_at is null
          and id = coalesce(${report_id ?? null}::bigint, id)
        returning id`,
  );
  return rows.length > 0;
}

/** A store has one open report at most: what is found later is added to it. */
export async function insertReport(db: Tx, store_id: string, text: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into address_reports as r (store_id, text) values (${store_id}::bigint, ${text})
        on conflict (store_id) where settled_at is null
        do update set text = r.text || ' ' || excluded.text
        returning id`,
  );
  return row?.id ?? '';
}

/** What somebody is about to judge is another now: whoever has seen it as it was is told. */
export async function raiseWaitingRegistration(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`update store_registrations set version = version + 1
        where store_id = ${store_id}::bigint and state = 'WAITING'`,
  );
}
