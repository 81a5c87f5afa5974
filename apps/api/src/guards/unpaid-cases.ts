import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { nothingHeld, unpaidOrder } from './hold-cases.ts';
import { keyUsedBefore } from './move-cases.ts';
import { inactiveStore } from './store-write.ts';

const { orderUnpaid } = contract;

/** As many as a buyer may say to have paid at a time. */
export async function claimedBefore(world: GuardWorld, store_id: string): Promise<void> {
  const ids = [await unpaidOrder(world, store_id), await unpaidOrder(world, store_id)];
  await sql`update orders set payment_status = 'WAITING_VERIFICATION' where id = any(${ids}::bigint[])`.execute(
    world.server.database.db,
  );
}

const released = async (world: GuardWorld, store_id: string) => ({
  body: { store_id, order_id: await unpaidOrder(world, store_id) },
});

export const unpaidCases: Record<string, GuardCase> = {
  'orderUnpaid.list': {
    valid: (_world, store_id) => ({ query: { store_id } }),
  },
  'orderUnpaid.release': {
    valid: released,
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, order_id: '999999999' } },
        as: 'OWNER',
      }),
      order_state_conflict: async (world) => {
        const inputs = await released(world, world.own.seller);
        await nothingHeld(world);
        return { inputs, as: 'OWNER' };
      },
      store_inactive: async (world) => ({
        inputs: await released(world, await inactiveStore(world)),
        as: 'OWNER',
      }),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, orderUnpaid.release, () => released(world, world.own.seller)),
    },
  },
};
