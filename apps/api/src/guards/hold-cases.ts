import { sql } from 'kysely';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

type Kept = { payment_method: string; fulfilment_status: string; arrived_at: string | null };

const unpaid: Kept = { payment_method: 'TRANSFER', fulfilment_status: 'NEW', arrived_at: null };
const unanswered = (): Kept => ({
  payment_method: 'COD',
  fulfilment_status: 'NEW',
  arrived_at: new Date().toISOString(),
});
const inVain = (): Kept => ({ ...unanswered(), fulfilment_status: 'REJECTED' });

/** An order of the buyer's that nobody has paid, like another order of the marketplace but for that. */
async function keep({ server, own }: GuardWorld, store_id: string, kept: Kept): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into orders
    select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
      'id', fresh.id, 'store_id', ${store_id}::bigint, 'buyer_store_id', ${own.buyer}::bigint,
      'order_number', 'PO-' || fresh.id, 'payment_status', 'UNPAID', 'term_days', null, 'tender_id', null,
      'paid_at', null, 'updated_at', now()) || ${JSON.stringify(kept)}::jsonb)).*
    from (select * from orders where fulfilment_status = 'NEW' limit 1) o,
      (select nextval(pg_get_serial_sequence('orders', 'id')) as id) fresh
    returning id`.execute(server.database.db);
  return rows[0]?.id ?? '';
}

/** A transfer that waits for its money. */
export const unpaidOrder = (world: GuardWorld, store_id: string) => keep(world, store_id, unpaid);

/** Nobody owes a transfer, and the buyer's other orders are over, too; none of it of late. */
export const nothingHeld = ({ server, own }: GuardWorld) =>
  sql`update orders set updated_at = now() - interval '1 day',
        fulfilment_status = case fulfilment_status when 'NEW' then 'EXPIRED' else fulfilment_status end
      where fulfilment_status in ('NEW', 'CANCELLED', 'REJECTED', 'EXPIRED')
        and (arrived_at is null or buyer_store_id = ${own.buyer}::bigint)`.execute(
    server.database.db,
  );

/** Each request is made after those before it are over: a buyer may have only so many wait. */
export function afterNothingHeld({ valid, provoke = {}, ...guardCase }: GuardCase): GuardCase {
  const provoked = Object.entries(provoke).map(([code, attempt]) => [
    code,
    async (world: GuardWorld) => {
      await nothingHeld(world);
      return attempt(world);
    },
  ]);
  return {
    ...guardCase,
    valid: async (world, ...of) => {
      await nothingHeld(world);
      return valid(world, ...of);
    },
    provoke: Object.fromEntries(provoked),
  };
}

/** What a buyer asks for. */
const order = ({ own, other, goods }: GuardWorld, payment_method: string, quantity: number) => ({
  inputs: {
    body: {
      buyer_store_id: own.buyer,
      seller_store_id: other.seller,
      payment_method,
      delivery: 'BUYER_PICKUP',
      lines: [{ inventory_id: goods.inventory_id, quantity }],
    },
  },
  as: 'OWNER' as const,
});

async function afterOthers(world: GuardWorld, count: number, kept: Kept) {
  for (let each = 0; each < count; each += 1) await keep(world, world.other.seller, kept);
  return order(world, kept.payment_method, world.goods.minimum_order);
}

async function mostOfTheShelf(world: GuardWorld, payment_method: string) {
  const { rows } = await sql<{ units: number }>`
    select ceil(s.stock * 0.6 / pu.base_quantity)::int as units
    from inventories i join stocks s using (store_id, variant_id)
    join product_units pu on pu.id = i.product_unit_id
    where i.id = ${world.goods.inventory_id}`.execute(world.server.database.db);
  return order(world, payment_method, rows[0]?.units ?? 0);
}

/** Orders that a buyer may not place, for what they hold already or would hold. */
export const holdRefusals: Provoked = {
  unpaid_limit_reached: (world) => afterOthers(world, 3, unpaid),
  unpaid_share_exceeded: (world) => mostOfTheShelf(world, 'TRANSFER'),
  unanswered_limit_reached: (world) => afterOthers(world, 20, unanswered()),
  in_vain_limit_reached: (world) => afterOthers(world, 10, inVain()),
  unanswered_share_exceeded: async (world) => {
    await keep(world, world.other.seller, unanswered());
    return mostOfTheShelf(world, 'COD');
  },
};
