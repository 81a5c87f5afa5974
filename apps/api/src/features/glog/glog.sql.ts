import type { GlogQuery, GlogRegistration } from '@marketplace/contract/glog';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../platform/pages.ts';
import type { OneStore, StoreScope } from '../../platform/store-scope.ts';

export async function readRegistration(
  db: Db,
  scope: StoreScope,
): Promise<GlogRegistration | undefined> {
  const [row] = await rowsOf<GlogRegistration>(
    db,
    sql`select status, contact_name, phone_number, supports_cod, reason from glog_registrations
        where ${inScope(scope, sql`store_id`)}`,
  );
  return row;
}

/** Anew, or with other data; whatever was refused before is open again. */
export async function saveRegistration(
  db: Tx,
  { store_id }: OneStore,
  { contact_name, phone_number }: Pick<GlogRegistration, 'contact_name' | 'phone_number'>,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into glog_registrations (store_id, contact_name, phone_number)
        values (${store_id}::bigint, ${contact_name}, ${phone_number})
        on conflict (store_id) do update set status = 'PENDING', reason = '',
          contact_name = excluded.contact_name, phone_number = excluded.phone_number,
          updated_at = excluded.updated_at`,
  );
}

type Verdict = { status: 'ACTIVE' | 'REJECTED'; supports_cod: boolean; reason: string };

/** Answers whether there was anything to decide. */
export async function writeVerdict(
  db: Tx,
  scope: StoreScope,
  { status, supports_cod, reason }: Verdict,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update glog_registrations set status = ${status}::glog_registration_status,
          supports_cod = ${supports_cod}, reason = ${reason}, updated_at = now()
        where ${inScope(scope, sql`store_id`)} returning store_id`,
  );
  return rows.length > 0;
}

type Open = {
  store_id: string;
  store_name: string;
  contact_name: string;
  phone_number: string;
  asked: string;
};

export const readPending = (
  db: Db,
  behind: readonly [asked: string, store_id: string] | undefined,
  limit: number,
): Promise<Open[]> =>
  rowsOf<Open>(
    db,
    sql`select g.store_id, s.name as store_name, g.contact_name, g.phone_number,
          ${microseconds(sql`g.updated_at`)} as asked
        from glog_registrations g join stores s on s.id = g.store_id
        where g.status = 'PENDING'
          ${behind ? sql`and (g.updated_at, g.store_id) > (${atMicroseconds(behind[0])}, ${behind[1]}::bigint)` : sql``}
        order by g.updated_at, g.store_id limit ${limit}::int`,
  );

/** A seller store as seen from a buyer's. */
export type Reach = {
  store_id: string;
  store_name: string;
  status: GlogRegistration['status'] | null;
  supports_cod: boolean;
  is_same_city: boolean;
};

export const readReach = (
  db: Db,
  scope: StoreScope,
  { buyer_store_id, page, page_size }: Pick<GlogQuery, 'buyer_store_id' | 'page' | 'page_size'>,
): Promise<Reach[]> =>
  rowsOf(
    db,
    sql`select s.id as store_id, s.name as store_name, g.status,
          coalesce(g.supports_cod, false) as supports_cod,
          coalesce(s.city_id = buyer.city_id, false) as is_same_city
        from stores s
        left join glog_registrations g on g.store_id = s.id
        left join stores buyer on buyer.id = ${buyer_store_id}::bigint
        where ${inScope(scope, sql`s.id`)} and s.is_seller
        order by s.name collate "C", s.id
        limit ${page_size} offset ${(page - 1) * page_size}`,
  );

export async function countSellers(db: Db, scope: StoreScope): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from stores s
        where ${inScope(scope, sql`s.id`)} and s.is_seller`,
  );
  return row?.count ?? 0;
}
