import type { DeliveryZone, DeliveryZoneBody } from '@marketplace/contract/store-delivery';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';

export const readZones = (db: Db, scope: StoreScope): Promise<DeliveryZone[]> =>
  rowsOf<DeliveryZone>(
    db,
    sql`select z.city_id, c.name as city, c.province, z.fee, z.minimum_amount
        from delivery_zones z join cities c on c.id = z.city_id
        where ${inScope(scope, sql`z.store_id`)}
        order by c.name collate "C", z.city_id`,
  );

export async function upsertZone(
  db: Tx,
  { store_id }: OneStore,
  zone: DeliveryZoneBody,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into delivery_zones (store_id, city_id, fee, minimum_amount)
        values (${store_id}::bigint, ${zone.city_id}::bigint, ${zone.fee}, ${zone.minimum_amount})
        on conflict (store_id, city_id) do update
        set fee = excluded.fee, minimum_amount = excluded.minimum_amount, updated_at = excluded.updated_at`,
  );
}

export async function deleteZone(db: Tx, scope: StoreScope, city_id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`delete from delivery_zones where ${inScope(scope, sql`store_id`)}
          and city_id = ${city_id}::bigint returning city_id`,
  );
  return rows.length > 0;
}

/** What holds between two stores: whether the seller has zones at all, and that of the buyer's city. */
export async function readZoneBetween(
  db: Db,
  seller_store_id: string,
  buyer_store_id: string,
): Promise<{ fee: number | null; minimum_amount: number | null } | undefined> {
  const [row] = await rowsOf<{ fee: number | null; minimum_amount: number | null }>(
    db,
    sql`select z.fee, z.minimum_amount
        from stores buyer left join delivery_zones z
          on z.store_id = ${seller_store_id}::bigint and z.city_id = buyer.city_id
        where buyer.id = ${buyer_store_id}::bigint
          and exists (select from delivery_zones any_zone where any_zone.store_id = ${seller_store_id}::bigint)`,
  );
  return row;
}

export async function readFeeToCity(
  db: Db,
  { store_id }: OneStore,
  city_id: string,
): Promise<number | undefined> {
  const [zone] = await rowsOf<{ fee: number }>(
    db,
    sql`select fee from delivery_zones where store_id = ${store_id}::bigint and city_id = ${city_id}::bigint`,
  );
  return zone?.fee;
}
