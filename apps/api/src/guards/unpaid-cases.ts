import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';
import { inactiveStore } from './store-write.ts';

const { orderUnpaid } = contract;

/** A transfer that waits for its money, like another order of the marketplace but for that. */
export async function unpaidOrder(
  { server, own }: GuardWorld,
  store_id: string,
  buyer_store_id = own.buyer,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into orders
    select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
      'id', fresh.id, 'store_id', ${store_id}::bigint, 'buyer_store_id', ${buyer_store_id}::bigint,
      'order_number', 'PO-' || fresh.id, 'fulfilment_status', 'NEW', 'payment_method', 'TRANSFER',
      'payment_status', 'UNPAID', 'term_days', null, 'arrived_at', null, 'paid_at', null))).*
    from (select * from orders where fulfilment_status = 'NEW' limit 1) o,
      (select nextval(pg_get_serial_sequence('orders', 'id')) as id) fresh
    returning id`.execute(server.database.db);
  return rows[0]?.id ?? '';
}

/** Nor let expire of late. */
export const nothingOwed = ({ server }: GuardWorld) =>
  sql`update orders set fulfilment_status = 'EXPIRED', updated_at = now() - interval '1 day'
      where fulfilment_status = 'NEW' and arrived_at is null`.execute(server.database.db);

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

/** Orders by transfer that a buyer may not place. */
const transfer = ({ own, other, goods }: GuardWorld, quantity: number) => ({
  inputs: {
    body: {
      buyer_store_id: own.buyer,
      seller_store_id: other.seller,
      payment_method: 'TRANSFER',
      delivery: 'BUYER_PICKUP',
      lines: [{ inventory_id: goods.inventory_id, quantity }],
    },
  },
  as: 'OWNER' as const,
});

export const unpaidRefusals: Provoked = {
  unpaid_limit_reached: async (world) => {
    for (let order = 0; order < 3; order += 1) await unpaidOrder(world, world.other.seller);
    return transfer(world, world.goods.minimum_order);
  },
  unpaid_share_exceeded: async (world) => {
    await nothingOwed(world);
    const { rows } = await sql<{ units: number }>`
      select ceil(s.stock * 0.6 / pu.base_quantity)::int as units
      from inventories i join stocks s using (store_id, variant_id)
      join product_units pu on pu.id = i.product_unit_id
      where i.id = ${world.goods.inventory_id}`.execute(world.server.database.db);
    return transfer(world, rows[0]?.units ?? 0);
  },
};

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
        await nothingOwed(world);
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
