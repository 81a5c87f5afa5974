import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { connectBooks } from '../testing/accurate.ts';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { inactiveStore } from './store-write.ts';

const { accountingSync } = contract;

export const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });
export const of = (marketplace_store_id: string) => ({ marketplace_store_id });

/** The store's books are linked, chosen and in order, and no job of theirs is under way. */
export async function books(world: GuardWorld, store_id = world.own.seller) {
  if (store_id !== world.own.seller) return of(store_id);
  const { server, accurate, tokens } = world;
  const { db } = server.database;
  accurate.faults.clear();
  accurate.command('database_renewed', { database: 801 });
  await sql`update jobs set state = 'DONE', finished_at = now()
    where name like 'accounting.%' and finished_at is null`.execute(db);
  const { rows } = await sql`select a.store_id from accounting_stores a
    join accounting_connections c on c.id = a.connection_id and not c.is_lost
    where a.store_id = ${store_id} and a.warehouse_id is not null and a.problem is null`.execute(
    db,
  );
  if (rows.length === 0) await connectBooks(server, tokens.OWNER, store_id);
  await sql`update jobs set state = 'DONE', finished_at = now()
    where name like 'accounting.%' and finished_at is null`.execute(db);
  return of(store_id);
}

export const inBooks =
  (more: (world: GuardWorld, store_id: string) => object | Promise<object> = () => ({})) =>
  async (world: GuardWorld, store_id: string) => ({
    body: { ...(await books(world, store_id)), ...(await more(world, store_id)) },
  });

type Way = 'query' | 'body';
const inWay = (way: Way, fields: object): Inputs => ({ [way]: fields });

export const notConnected = (way: Way, more: object = {}): Provoked => ({
  accounting_not_connected: async (world) =>
    asOwner(inWay(way, { ...of(await inactiveStore(world)), ...more })),
});

export const notChosen = (way: Way, more: object = {}): Provoked => ({
  accounting_not_chosen: async (world) => {
    const fields = await books(world);
    await sql`update accounting_stores set database_id = null, warehouse_id = null
      where store_id = ${world.own.seller}`.execute(world.server.database.db);
    return asOwner(inWay(way, { ...fields, ...more }));
  },
});

export const lost = (way: Way, more: object = {}): Provoked => ({
  accounting_reconnect_needed: async (world) => {
    const fields = await books(world);
    const { db } = world.server.database;
    await sql`update accounting_connections set is_lost = true`.execute(db);
    await sql`update accounting_stores set problem = 'RECONNECT'
      where store_id = ${world.own.seller}`.execute(db);
    return asOwner(inWay(way, { ...fields, ...more }));
  },
});

export const unreachable = (way: Way, path: string, more: object = {}): Provoked => ({
  accounting_unreachable: async (world) => {
    const fields = await books(world);
    world.accurate.faults.add({ kind: 'status', status: 500, path });
    return asOwner(inWay(way, { ...fields, ...more }));
  },
});

export const busy = (more: object = {}): Provoked => ({
  accounting_busy: async (world) => {
    const body = await books(world);
    await world.server.call(accountingSync.compare, { body }, world.tokens.OWNER);
    return asOwner({ body: { ...body, ...more } });
  },
});

export const expired = (way: Way, more: object = {}): Provoked => ({
  accounting_database_expired: async (world) => {
    const fields = await books(world);
    world.accurate.command('database_expired', { database: 801 });
    return asOwner(inWay(way, { ...fields, ...more }));
  },
});

export const listed = (more: object = {}): GuardCase => ({
  valid: (_world, store_id) => ({ query: { ...of(store_id), ...more } }),
});
