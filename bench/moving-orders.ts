import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { fulfilmentStatuses } from '@marketplace/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../apps/api/src/platform/db/handle.ts';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { databaseUrl } from './postgres-server.ts';
import type { World } from './worlds.ts';

/** A copy of a world that may be written to, since the world itself is found again by the next run. */
export async function copyOf(world: World): Promise<{ world: World; drop: () => Promise<void> }> {
  const name = `${new URL(world.url).pathname.slice(1)}_moves`;
  const run = async (text: string) => {
    const admin = openPostgres({
      url: databaseUrl(world.url, 'postgres'),
      poolSize: 1,
      onLost: console.error,
    });
    await admin.runScript(text);
    await admin.close();
  };
  const template = new URL(world.url).pathname.slice(1);
  await run(`drop database if exists ${name}`);
  await run(`create database ${name} template ${template}`);
  return {
    world: { ...world, url: databaseUrl(world.url, name) },
    drop: () => run(`drop database if exists ${name}`),
  };
}

export type Moving = { store_id: string; order_id: string; courier_id: string };

/** Orders that a driver brings and that arrived, of these stores in turn, so that one store does not come before the others. */
export async function someOrders(
  db: Db,
  store_ids: readonly string[],
  count: number,
): Promise<Moving[]> {
  const { rows } = await sql<Moving>`
    select o.store_id, o.id as order_id, courier_id from (
      select store_id, id, row_number() over (partition by store_id order by id desc) as place
      from orders where store_id = any(${store_ids}::bigint[]) and arrived_at is not null
        and delivery = 'STORE_COURIER'
    ) o
    join lateral (
      select id as courier_id from store_couriers c
      where c.store_id = o.store_id and is_active and deleted_at is null limit 1
    ) c on true
    order by place, store_id limit ${count}`.execute(db);
  return rows;
}

/** All of them stand there now, and the counters know it. */
export async function putAt(db: Db, orders: readonly Moving[], status: FulfilmentStatus) {
  const ids = orders.map(({ order_id }) => order_id);
  const stores = [...new Set(orders.map(({ store_id }) => store_id))];
  await sql`update orders set fulfilment_status = ${status}::fulfilment_status
    where store_id = any(${stores}::bigint[]) and id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from order_handovers where order_id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from order_shipments where order_id = any(${ids}::bigint[])`.execute(db);
  // However often the same goods leave, there are more of them, and set aside.
  await sql`update stocks set stock = 8000000, reserved = 4000000
    where store_id = any(${stores}::bigint[])`.execute(db);
  const counted = sql.join(
    fulfilmentStatuses.map((each) => sql`count(*) filter (where fulfilment_status = ${each})`),
  );
  const columns = sql.join(fulfilmentStatuses.map((each) => sql.ref(each)));
  await sql`delete from order_counters where store_id = any(${stores}::bigint[])`.execute(db);
  await sql`insert into order_counters (store_id, ${columns}) select store_id, ${counted} from orders
    where store_id = any(${stores}::bigint[]) and arrived_at is not null group by store_id`.execute(
    db,
  );
}

/** How far counters and history are from what was done; and how often two waited in a circle. */
export async function lostMoves(db: Db, orders: readonly Moving[], to: FulfilmentStatus) {
  const ids = orders.map(({ order_id }) => order_id);
  const stores = [...new Set(orders.map(({ store_id }) => store_id))];
  const { rows } = await sql<{ lost: number; deadlocks: number }>`
    select (select count(*)::int from orders
        where store_id = any(${stores}::bigint[]) and id = any(${ids}::bigint[])
          and fulfilment_status <> ${to}::fulfilment_status)
      + (select coalesce(sum(abs(c.${sql.ref(to)} - (
          select count(*) from orders o where o.store_id = c.store_id and o.arrived_at is not null
            and o.fulfilment_status = ${to}::fulfilment_status))), 0)::int
        from order_counters c where c.store_id = any(${stores}::bigint[])) as lost,
      (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`.execute(
    db,
  );
  return rows[0] ?? { lost: Number.NaN, deadlocks: Number.NaN };
}
