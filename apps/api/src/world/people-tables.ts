import { roleLevels } from '../features/stores/stores.service.ts';
import type { Database } from '../platform/db/handle.ts';
import { cataloguePhone, operatorPhone, type Role, supportPhone } from './cast.ts';
import { cities, places } from './cities.ts';
import { copyRows, type Row } from './copy-text.ts';
import { placeOf, streetAddress } from './names.ts';
import { at, between, chance, seeded, uuidFrom } from './random.ts';
import { streams, type World } from './world.ts';

const day = 86_400_000;

const cityColumns = ['id', 'name', 'province', 'time_zone', 'latitude', 'longitude'] as const;

/** Cities, users, stores, and who may do what where. */
export async function fillPeople(database: Database, world: World, passwordHash: string) {
  const cityRows = cities.map((city, index) => [
    index + 1,
    city.name,
    city.province,
    city.timeZone,
    ...(places[index] ?? [null, null]),
  ]);
  await copyRows(database, 'cities', cityColumns, cityRows);
  await copyRows(database, 'users', userColumns, userRows(world, passwordHash));
  const began = new Date(world.start).toISOString();
  await copyRows(
    database,
    'operators',
    ['id', 'name', 'phone_number', 'password_hash', 'role', 'created_at'],
    [
      [1, 'Operator Keuangan', operatorPhone, passwordHash, 'FINANCE', began],
      [2, 'Operator Bantuan', supportPhone, passwordHash, 'SUPPORT', began],
      [3, 'Operator Katalog', cataloguePhone, passwordHash, 'CATALOGUE', began],
    ],
  );
  await copyRows(database, 'stores', storeColumns, storeRows(world));
  await copyRows(database, 'store_permissions', permissionColumns, permissionRows(world));
}

const userColumns = [
  'id',
  'uuid',
  'username',
  'name',
  'phone_number',
  'password_hash',
  'city_ids',
  'primary_otp_method',
  'is_whitelisted_for_otp_selection',
  'created_at',
] as const;

function* userRows({ plan, start, users }: World, passwordHash: string): Generator<Row> {
  for (const { id, username, name, phone, cityId, hasNoPassword, otp } of users) {
    const random = seeded(plan.seed, streams.people, id);
    const uuid = uuidFrom(random);
    const usual = {
      method: chance(random, 0.9) ? 'WHATSAPP' : 'SMS',
      isWhitelisted: chance(random, 0.3),
    };
    const { method, isWhitelisted } = otp ?? usual;
    yield [
      id,
      uuid,
      username,
      name,
      phone,
      hasNoPassword ? null : passwordHash,
      `{${cityId}}`,
      method,
      isWhitelisted,
      new Date(start - between(random, 150, 900) * day).toISOString(),
    ];
  }
}

const storeColumns = [
  'id',
  'uuid',
  'unique_id',
  'name',
  'phone_number',
  'address',
  'district',
  'postal_code',
  'driver_note',
  'description',
  'email',
  'email_verified_at',
  'city_id',
  'is_seller',
  'allows_selling',
  'is_active',
  'created_at',
] as const;

function* storeRows({ plan, start, stores, buyers }: World): Generator<Row> {
  for (const { id, cityId, plan: store } of stores) {
    const { allowsSelling, isActive } = store;
    yield storeRow(id, store.name, at(store.members, 0).phone, cityId, [
      true,
      allowsSelling,
      isActive,
    ]);
  }
  for (const { id, name, cityId, owner } of buyers)
    yield storeRow(id, name, owner.phone, cityId, [false, false, true]);

  function storeRow(
    id: number,
    name: string,
    phone: string,
    cityId: number,
    flags: boolean[],
  ): Row {
    const random = seeded(plan.seed, streams.stores, id);
    const address = streetAddress(random, at(cities, cityId - 1).name);
    const uniqueId = `TK-${String(id).padStart(6, '0')}`;
    const createdAt = new Date(start - between(random, 90, 140) * day).toISOString();
    const uuid = uuidFrom(random);
    const place = placeOf(random);
    // One store in four has still to prove its address.
    const email = id % 4 === 3 ? null : `${uniqueId.toLowerCase()}@toko.example`;
    return [
      id,
      uuid,
      uniqueId,
      name,
      phone,
      address,
      place.district,
      place.postalCode,
      place.driverNote,
      flags[0] ? `Grosir sembako di ${at(cities, cityId - 1).name}.` : '',
      email,
      email && createdAt,
      cityId,
      ...flags,
      createdAt,
    ];
  }
}

const permissionColumns = [
  'user_id',
  'store_id',
  'role_name',
  'inventory',
  'order',
  'store',
] as const;

function* permissionRows({ users, stores, buyers }: World): Generator<Row> {
  const userIds = new Map(users.map((user) => [user.phone, user.id]));
  for (const { id, plan } of stores)
    for (const { phone, role } of plan.members)
      yield permissionRow(userIds.get(phone) ?? 0, id, role);
  for (const { id, owner } of buyers) yield permissionRow(owner.id, id, 'OWNER');
}

function permissionRow(userId: number, storeId: number, role: Role): Row {
  const { inventory, order, store } = roleLevels[role];
  return [userId, storeId, role, inventory, order, store];
}
