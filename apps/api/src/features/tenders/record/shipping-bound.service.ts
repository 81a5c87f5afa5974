import type { OfferDetail } from '@marketplace/contract/tender';
import type { Db } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { feeToCity } from '../../stores/delivery/delivery-zones.service.ts';

type Brought = { delivery: OfferDetail['delivery']; city_id: string; goods: number };

/**
 * The marketplace lives of the goods, so nobody sells them by what is asked for bringing them: that is the store's fee for the
 * city, or a tenth of the goods where that is more. It is asked again wherever the goods of an offer get less.
 */
export async function mostShippingFee(
  db: Db,
  store: OneStore,
  { delivery, city_id, goods }: Brought,
): Promise<number> {
  if (delivery !== 'STORE_COURIER') return 0;
  return Math.max(await feeToCity(db, store, city_id), Math.floor(goods / 10));
}
