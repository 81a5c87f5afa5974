import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type NewSetup = {
  user_id: string;
  state_hash: Uint8Array;
  redirect_uri: string;
  expires_at: string;
};

export async function insertSetup(
  db: Tx,
  { store_id }: OneStore,
  { user_id, state_hash, redirect_uri, expires_at }: NewSetup,
): Promise<void> {
  await rowsOf(
    db,
    sql`delete from accounting_setups
        where store_id = ${store_id}::bigint and expires_at < now() - interval '1 day'`,
  );
  await rowsOf(
    db,
    sql`insert into accounting_setups (store_id, state_hash, user_id, redirect_uri, expires_at)
        values (${store_id}::bigint, ${state_hash}::bytea, ${user_id}::bigint, ${redirect_uri},
          ${expires_at}::timestamptz)`,
  );
}

/** Whoever comes back with a state takes it, once. */
export async function useSetup(
  db: Db,
  { store_id }: OneStore,
  user_id: string,
  state_hash: Uint8Array,
): Promise<{ redirect_uri: string } | undefined> {
  const [row] = await rowsOf<{ redirect_uri: string }>(
    db,
    sql`update accounting_setups set used_at = now()
        where store_id = ${store_id}::bigint and state_hash = ${state_hash}::bytea
          and user_id = ${user_id}::bigint and used_at is null and expires_at > now()
        returning redirect_uri`,
  );
  return row;
}

/** Whether this person has come back with it before: how that went, or that it goes on. */
export async function readUsed(
  db: Db,
  { store_id }: OneStore,
  user_id: string,
  state_hash: Uint8Array,
): Promise<{ is_done: boolean; is_under_way: boolean } | undefined> {
  const [row] = await rowsOf<{ is_done: boolean; is_under_way: boolean }>(
    db,
    sql`select is_done, expires_at > now() and used_at > now() - interval '1 minute' as is_under_way
        from accounting_setups
        where store_id = ${store_id}::bigint and state_hash = ${state_hash}::bytea
          and user_id = ${user_id}::bigint and used_at is not null`,
  );
  return row;
}

/** Nothing comes of it any more. */
export async function voidSetup(
  db: Db,
  { store_id }: OneStore,
  state_hash: Uint8Array,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_setups set expires_at = now()
        where store_id = ${store_id}::bigint and state_hash = ${state_hash}::bytea`,
  );
}

export async function endSetup(
  db: Tx,
  { store_id }: OneStore,
  state_hash: Uint8Array,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_setups set is_done = true
        where store_id = ${store_id}::bigint and state_hash = ${state_hash}::bytea`,
  );
}

/** Another login than before has other companies: what was chosen there goes with it. */
export async function connectStore(
  db: Tx,
  { store_id }: OneStore,
  connection_id: string,
  account_id: string,
): Promise<void> {
  const isSame = sql`a.account_id = excluded.account_id`;
  await rowsOf(
    db,
    sql`insert into accounting_stores as a (store_id, connection_id, account_id)
        values (${store_id}::bigint, ${connection_id}::bigint, ${account_id})
        on conflict (store_id) do update set connection_id = excluded.connection_id, account_id = excluded.account_id,
          database_id = case when ${isSame} then a.database_id end,
          database_name = case when ${isSame} then a.database_name end,
          warehouse_id = case when ${isSame} then a.warehouse_id end,
          warehouse_name = case when ${isSame} then a.warehouse_name end,
          problem = null, connected_at = excluded.connected_at, disconnected_at = null,
          version = a.version + 1, updated_at = excluded.updated_at`,
  );
}

/** Consent is the login's: what one store's owner has mended is mended for all stores of that login. */
export async function mendStoresOf(db: Tx, connection_id: string): Promise<void> {
  const stores = await rowsOf<{ store_id: string }>(
    db,
    sql`select store_id from accounting_stores
        where connection_id = ${connection_id}::bigint and problem in ('RECONNECT', 'SCOPES_MISSING')
        order by store_id`,
  );
  for (const { store_id } of stores)
    await rowsOf(
      db,
      sql`update accounting_stores set problem = null, updated_at = now()
          where store_id = ${store_id}::bigint and problem in ('RECONNECT', 'SCOPES_MISSING')`,
    );
}

export async function disconnectStore(db: Tx, { store_id }: OneStore): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update accounting_stores set connection_id = null, problem = null, disconnected_at = now(),
          version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint and connection_id is not null returning store_id`,
  );
  return rows.length > 0;
}

/** A login that no store uses any more is forgotten, with what lets us in. */
export async function forgetUnused(db: Tx, connection_id: string): Promise<void> {
  const [used] = await rowsOf(
    db,
    sql`select store_id from accounting_stores where connection_id = ${connection_id}::bigint limit 1`,
  );
  if (used) return;
  await rowsOf(db, sql`delete from accounting_connections where id = ${connection_id}::bigint`);
}

export async function writeSettings(
  db: Tx,
  { store_id }: OneStore,
  settings: { stock_leader: string; invoicing: string },
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set stock_leader = ${settings.stock_leader}::stock_leader,
          invoicing = ${settings.invoicing}::invoicing, version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint`,
  );
}

/** Another company's items are none of this one's. */
export async function chooseDatabase(
  db: Tx,
  { store_id }: OneStore,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set database_id = ${id}, database_name = ${name}, problem = null,
          warehouse_id = case when database_id is not distinct from ${id} then warehouse_id end,
          warehouse_name = case when database_id is not distinct from ${id} then warehouse_name end,
          version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint`,
  );
}

export async function forgetLinks(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(db, sql`delete from accounting_links where store_id = ${store_id}::bigint`);
  await rowsOf(db, sql`delete from accounting_shelves where store_id = ${store_id}::bigint`);
  await rowsOf(db, sql`delete from accounting_items where store_id = ${store_id}::bigint`);
  await rowsOf(db, sql`delete from accounting_customers where store_id = ${store_id}::bigint`);
  await rowsOf(
    db,
    sql`delete from accounting_differences where store_id = ${store_id}::bigint and variant_id is not null`,
  );
  await rowsOf(
    db,
    sql`update accounting_stores set items_read_at = null, compared_at = null
        where store_id = ${store_id}::bigint`,
  );
}

export async function chooseWarehouse(
  db: Tx,
  { store_id }: OneStore,
  { id, name }: { id: string; name: string },
): Promise<void> {
  // Orders from now on; what the books agreed on was another warehouse's.
  const [place] = await rowsOf<{ last: string }>(
    db,
    sql`select last from event_places where store_id = ${store_id}::bigint and area = 'order'`,
  );
  await rowsOf(
    db,
    sql`update accounting_stores set warehouse_id = ${id}, warehouse_name = ${name}, problem = null,
          last_event = case when sends_from is null then ${place?.last ?? '0'}::bigint else last_event end,
          sends_from = coalesce(sends_from, ${new Date().toISOString()}::timestamptz),
          version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint`,
  );
}

export async function forgetAgreed(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_shelves set agreed = null, sending = null where store_id = ${store_id}::bigint`,
  );
}
