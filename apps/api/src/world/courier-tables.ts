import type { Database } from '../platform/db/handle.ts';
import { copyRows, type Row } from './copy-text.ts';
import { type Courier, couriersOf, glogOf } from './couriers.ts';
import { journeyOf, stepTo } from './journey.ts';
import type { OrderBook, Placed } from './order-book.ts';
import { pick, seeded } from './random.ts';
import { streams, type World } from './world.ts';

const day = 86_400_000;

/** The drivers of the stores, and who has asked for GLog. */
export async function fillCouriers(database: Database, world: World): Promise<void> {
  await copyRows(database, 'store_couriers', courierColumns, courierRows(world));
  await copyRows(database, 'glog_registrations', glogColumns, glogRows(world));
}

const courierColumns = [
  'store_id',
  'id',
  'name',
  'phone_number',
  'vehicle_type',
  'plate_number',
  'is_active',
  'created_at',
  'updated_at',
] as const;

function* courierRows(world: World): Generator<Row> {
  const since = new Date(world.start - 30 * day).toISOString();
  for (const store of world.stores)
    for (const { id, name, phone, vehicle, plate, isActive } of couriersOf(world, store))
      yield [store.id, id, name, phone, vehicle, plate, isActive, since, since];
}

const glogColumns = [
  'store_id',
  'status',
  'contact_name',
  'phone_number',
  'supports_cod',
  'created_at',
  'updated_at',
] as const;

function* glogRows({ now, start, users, stores }: World): Generator<Row> {
  const owners = new Map(users.map((user) => [user.id, user]));
  for (const store of stores) {
    const owner = owners.get(store.ownerId);
    const glog = glogOf(store);
    if (!glog || !owner) continue;
    const since = new Date(glog.status === 'ACTIVE' ? start - 20 * day : now - 2 * day);
    const at = since.toISOString();
    yield [store.id, glog.status, owner.name, owner.phone, glog.cod, at, at];
  }
}

/** Who brought what has left so far. */
export const fillShipments = (database: Database, world: World, book: OrderBook): Promise<void> =>
  copyRows(database, 'order_shipments', shipmentColumns, shipmentRows(world, book));

const shipmentColumns = [
  'store_id',
  'order_id',
  'courier_id',
  'courier_name',
  'courier_phone_number',
  'vehicle_type',
  'plate_number',
  'tracking_number',
  'created_at',
] as const;

function* shipmentRows(world: World, book: OrderBook): Generator<Row> {
  const couriers = new Map(world.stores.map((store) => [store.id, couriersOf(world, store)]));
  for (const placed of book.all()) {
    const journey = journeyOf(world, placed);
    const shipped = stepTo(journey.steps, 'SHIPPED');
    if (!shipped) continue;
    const { store, id } = placed;
    const at = new Date(shipped.at).toISOString();
    const isByGlog = journey.delivery === 'GLOG_SAME_DAY' && glogOf(store)?.status === 'ACTIVE';
    yield isByGlog
      ? [store.id, id, null, 'GLog', '', null, '', `GL${String(id).padStart(9, '0')}`, at]
      : [store.id, id, ...carried(world, placed, couriers.get(store.id) ?? []), '', at];
  }
}

function carried({ plan }: World, { store, id }: Placed, couriers: readonly Courier[]) {
  const courier = pick(seeded(plan.seed, streams.couriers, store.id, id), couriers);
  return [courier.id, courier.name, courier.phone, courier.vehicle, courier.plate];
}
