import type { TripAnswer } from '@marketplace/contract/driver-trip';
import { hashToken } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import type { SpooledFile } from '../../../platform/files/spooled-file.ts';
import {
  type OneStore,
  storeIn,
  systemMemberScope,
  systemScope,
} from '../../../platform/store-scope.ts';
import { type FileStore, keepFile, prepareFile } from '../../storage/storage.service.ts';
import { failureReasons } from '../moves/order-reasons.ts';
import { markSeen, readStops, readTrip, type Trip, type TripEnd } from './driver-trip.sql.ts';
import { countPhoto, readPhotoStop } from './stop-photos.sql.ts';

type OfStop = { link: string; order_id: string };

/** Whom a link lets in, and where; whether it still does is asked by `mustHold` and `mustTake`. */
export async function findTrip(db: Db, link: string): Promise<{ store: OneStore; trip: Trip }> {
  const [store_id = ''] = link.split('.');
  const store = storeIn(systemScope([store_id]), store_id);
  const trip = (await readTrip(db, store, hashToken(link))) ?? fail('trip_link_unknown');
  return { store, trip };
}

/** What was done before another link was made is still taken: a phone without a signal could not say so earlier. */
export function mustTake({ is_revoked, is_expired }: TripEnd): void {
  if (is_revoked) fail('trip_link_revoked');
  if (is_expired) fail('trip_link_expired');
}

function mustHold(trip: TripEnd): void {
  mustTake(trip);
  if (trip.is_replaced) fail('trip_link_replaced');
}

export async function openTrip(db: Db, link: string): Promise<TripAnswer> {
  const { store, trip } = await findTrip(db, link);
  mustHold(trip);
  await markSeen(db, store, trip);
  const { store_name, store_phone_number, driver_name, time_zone, expires_at } = trip;
  return {
    ...{ store_name, store_phone_number, driver_name, time_zone, expires_at },
    store_id: store.store_id,
    stops: await readStops(db, store, trip),
    reasons: [...failureReasons],
  };
}

/** Far more than anybody needs at a door, also where the signal is lost again and again. */
const mostPhotos = 20;

/** Whether a photo may be sent for the stop. */
export async function findStop(db: Db, { link, order_id }: OfStop) {
  const { store, trip } = await findTrip(db, link);
  mustTake(trip);
  const stop = (await readPhotoStop(db, store, trip, order_id)) ?? fail('trip_stop_unknown');
  if (!stop.is_under_way) fail('trip_stop_closed');
  if (stop.photo_count >= mostPhotos) fail('storage_quota_reached');
  const scope = systemMemberScope(store.store_id);
  return { store, stop: { trip, order_id }, sender: { user_id: trip.user_id }, scope };
}

/** A photo counts as of who made the link: it takes their room until it is used. */
export async function preparePhoto(files: FileStore, db: Db, ofStop: OfStop, file: SpooledFile) {
  const found = await findStop(db, ofStop);
  const { sender, scope } = found;
  const content = await prepareFile(files, db, sender, scope, 'delivery_photo', file);
  return { ...found, content };
}

type Prepared = Awaited<ReturnType<typeof preparePhoto>>;

export const keepPhoto = (db: Db, { store, stop, content, sender, scope }: Prepared) =>
  inTransaction(db, async (db) => {
    if (!(await countPhoto(db, store, stop, mostPhotos))) fail('storage_quota_reached');
    const { id } = await keepFile(db, sender, scope, 'delivery_photo', content);
    return { file_id: id };
  });
