import type { Endpoint } from '@marketplace/contract/endpoint';
import { grantRole } from '../features/stores/stores.service.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';

let count = 0;
/** A number that no request has had before. */
export const fresh = () => ++count;

/** A store of the OWNER in which nothing can be done, but for what is said. */
export async function inactiveStore(
  { server, ownerId }: GuardWorld,
  flags: { is_active?: boolean } = {},
): Promise<string> {
  const { db } = server.database;
  const { city_id } = await db
    .selectFrom('stores')
    .select((eb) => eb.fn.min('city_id').as('city_id'))
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('stores')
    .values({
      unique_id: `TK-UJI-${fresh()}`,
      name: 'Toko Uji',
      is_seller: true,
      is_active: false,
      ...flags,
      city_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantRole(db, ownerId, id, 'OWNER');
  return id;
}

type BodyOf = (world: GuardWorld, store_id: string) => object | Promise<object>;

/** A change of a store, which nobody makes while the store is inactive. */
export function storeWrite(entry: Endpoint, bodyOf: BodyOf, provoke: Provoked = {}): GuardCase {
  const valid = async (world: GuardWorld, store_id: string) => ({
    body: await bodyOf(world, store_id),
  });
  return {
    valid,
    provoke: {
      store_inactive: async (world) => ({
        inputs: await valid(world, await inactiveStore(world)),
        as: 'OWNER',
      }),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, entry, () => valid(world, world.own.seller)),
      ...provoke,
    },
  };
}
