import type { DeliveryZoneBody } from '@marketplace/contract/store-delivery';
import type { Db } from '../../../platform/db/handle.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import type { BuyerScope, OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { demandsLater } from '../../tenders/shelves/changed-shelves.service.ts';
import { changeStore } from '../change-store.service.ts';
import { mustBeCity } from '../store-profile.service.ts';
import {
  deleteZone,
  readFeeToCity,
  readZoneBetween,
  readZones,
  upsertZone,
} from './delivery-zones.sql.ts';

export const listZones = async (db: Db, scope: StoreScope) => ({
  delivery_zones: await readZones(db, scope),
});

export const saveZone = (db: Db, scope: StoreScope, zone: DeliveryZoneBody) =>
  changeStore(db, scope, async (db, { store }) => {
    await mustBeCity(db, zone.city_id);
    await upsertZone(db, store, zone);
    await demandsLater(db, store);
    return listZones(db, scope);
  });

export const removeZone = (db: Db, scope: StoreScope, city_id: string) =>
  changeStore(db, scope, async (db, { store }) => {
    if (!(await deleteZone(db, scope, city_id))) fail('delivery_zone_not_found');
    await demandsLater(db, store);
    return listZones(db, scope);
  });

/** What the store's courier costs this buyer, or why it does not come. A store without zones asks nothing. */
export async function courierFee(
  db: Db,
  scope: BuyerScope,
  seller_store_id: string,
  subtotal: number,
): Promise<number> {
  const zone = await readZoneBetween(db, seller_store_id, scope.buyer_store_id);
  if (!zone) return 0;
  if (zone.fee === null) return fail('delivery_unavailable');
  const minimum = zone.minimum_amount ?? 0;
  return subtotal < minimum
    ? failWith('delivery_minimum_not_met', { minimum_amount: minimum })
    : zone.fee;
}

/** What the store's courier usually costs in a city; nothing where nobody has said. */
export const feeToCity = async (db: Db, store: OneStore, city_id: string): Promise<number> =>
  (await readFeeToCity(db, store, city_id)) ?? 0;
