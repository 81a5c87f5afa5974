import { contract } from '@marketplace/contract/contract';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';
import { fresh, inactiveStore } from './store-write.ts';

const { savedViews } = contract;

const newView = (store_id: string) => ({
  store_id,
  name: `Tampilan ${fresh()}`,
  address: 'status=NEW',
});

/** One that everybody in the store can see, of the owner. */
async function addView({ server, ownerId }: GuardWorld, store_id: string): Promise<string> {
  const { id } = await server.database.db
    .insertInto('saved_views')
    .values({ ...newView(store_id), user_id: ownerId, is_shared: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const created = async (_world: GuardWorld, store_id: string) => ({ body: newView(store_id) });
const changed = async (world: GuardWorld, store_id: string) => ({
  body: { store_id, id: await addView(world, store_id), version: 1, name: `Ganti ${fresh()}` },
});
const removed = async (world: GuardWorld, store_id: string) => ({
  body: { store_id, id: await addView(world, store_id) },
});

export const savedViewCases: Record<string, GuardCase> = {
  'savedViews.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'savedViews.create': {
    valid: created,
    provoke: {
      saved_view_limit_reached: async (world) => {
        const store_id = await inactiveStore(world, { is_active: true });
        for (let count = 0; count < 50; count += 1) await addView(world, store_id);
        return { inputs: { body: newView(store_id) }, as: 'OWNER' };
      },
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, savedViews.create, () => created(world, world.own.seller)),
    },
  },
  'savedViews.update': {
    valid: changed,
    provoke: {
      saved_view_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, id: '999999999', version: 1 } },
        as: 'OWNER',
      }),
      saved_view_changed: async (world) => {
        const { body } = await changed(world, world.own.seller);
        return { inputs: { body: { ...body, version: 2 } }, as: 'OWNER' };
      },
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, savedViews.update, () => changed(world, world.own.seller)),
    },
  },
  'savedViews.remove': {
    valid: removed,
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, savedViews.remove, () => removed(world, world.own.seller)),
    },
  },
};
