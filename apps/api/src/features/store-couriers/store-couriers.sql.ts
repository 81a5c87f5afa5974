import type {
  Courier,
  CourierCreateBody,
  CourierUpdateBody,
} from '@marketplace/contract/store-couriers';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { hasWords } from '../../platform/db/search-words.ts';
import { joined, rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../platform/store-scope.ts';

const columns = sql`c.id, c.store_id, c.name, c.phone_number, c.vehicle_type, c.plate_number, c.is_active`;

const present = (scope: StoreScope) =>
  sql`${inScope(scope, sql`c.store_id`)} and c.deleted_at is null`;

/** What a search looks at: a number as it is kept and as people say it, a plate with and without blanks. */
const searched = sql`lower(concat_ws(' ', c.name, c.phone_number, '0' || substr(c.phone_number, 4),
  c.plate_number, replace(c.plate_number, ' ', '')))`;

export function readCouriers(
  db: Db,
  scope: StoreScope,
  query: string | undefined,
): Promise<Courier[]> {
  const conditions = [present(scope), ...hasWords(searched, query)];
  return rowsOf<Courier>(
    db,
    sql`select ${columns} from store_couriers c where ${joined(conditions, ' and ')}
        order by c.is_active desc, lower(c.name) collate "C", c.id`,
  );
}

export async function readCourier(
  db: Db,
  scope: StoreScope,
  id: string,
): Promise<Courier | undefined> {
  const [courier] = await rowsOf<Courier>(
    db,
    sql`select ${columns} from store_couriers c where ${present(scope)} and c.id = ${id}::bigint`,
  );
  return courier;
}

/** How many there are, and whose the number is already. */
export async function readNeighbours(
  db: Tx,
  scope: StoreScope,
  phone_number: string,
): Promise<{ count: number; holder: string | null }> {
  const [row] = await rowsOf<{ count: number; holder: string | null }>(
    db,
    sql`select count(*)::int as count,
          (min(c.id) filter (where c.phone_number = ${phone_number}))::text as holder
        from store_couriers c where ${present(scope)}`,
  );
  return row ?? { count: 0, holder: null };
}

export async function insertCourier(
  db: Tx,
  { store_id }: OneStore,
  courier: CourierCreateBody,
): Promise<string> {
  const { id } = await db
    .insertInto('store_couriers')
    .values({ ...courier, store_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCourier(
  db: Tx,
  { store_id }: OneStore,
  courier: CourierUpdateBody,
): Promise<void> {
  const { name, phone_number, vehicle_type, plate_number, is_active } = courier;
  await rowsOf(
    db,
    sql`update store_couriers c set name = coalesce(${name ?? null}::text, c.name),
          phone_number = coalesce(${phone_number ?? null}::text, c.phone_number),
          vehicle_type = coalesce(${vehicle_type ?? null}::vehicle_type, c.vehicle_type),
          plate_number = coalesce(${plate_number ?? null}::text, c.plate_number),
          is_active = coalesce(${is_active ?? null}::boolean, c.is_active), updated_at = now()
        where c.store_id = ${store_id}::bigint and c.deleted_at is null and c.id = ${courier.id}::bigint`,
  );
}

/** Answers whether there ever was such a driver. */
export async function markDeleted(db: Tx, { store_id }: OneStore, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update store_couriers c set deleted_at = coalesce(c.deleted_at, t.at) from (select now() as at) t
        where c.store_id = ${store_id}::bigint and c.id = ${id}::bigint
        returning c.id`,
  );
  return rows.length > 0;
}
