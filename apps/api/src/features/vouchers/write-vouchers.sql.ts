import type { VoucherSaveBody } from '@marketplace/contract/vouchers';
import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** What a store saves comes one after the other, so that each sees what there is. */
export async function lockVouchersOf(db: Tx, { store_id }: OneStore): Promise<void> {
  const name = `vouchers of store ${store_id}`;
  await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The one that is changed and those that `endOverdue` ends: in the order of their ids, as orders lock them. */
export async function lockToSave(
  db: Tx,
  { store_id }: OneStore,
  voucher_id: string | undefined,
): Promise<void> {
  await rowsOf(
    db,
    sql`select from vouchers where store_id = ${store_id}::bigint
          and (id = ${voucher_id ?? null}::bigint or (ended_at is null and ends_at <= now()))
        order by id for no key update`,
  );
}

/** Those whose time is over give their codes free. */
export async function endOverdue(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`update vouchers set ended_at = ends_at
        where store_id = ${store_id}::bigint and ended_at is null and ends_at <= now()`,
  );
}

type Standing = { current: number; same_id: string | null; with_code: string | null };

/** How many have not ended, which of them this person has just made by the same words, and which has the code. */
export async function readStanding(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  payload_hash: string,
  code: string | undefined,
): Promise<Standing> {
  const current = sql`store_id = ${store_id}::bigint and ended_at is null`;
  const [row] = await rowsOf<Standing>(
    db,
    sql`select (select count(*)::int from vouchers where ${current}) as current,
          (select id from vouchers where ${current} and version = 1 and user_id = ${user_id}::bigint
            and payload_hash = ${payload_hash} order by id desc limit 1) as same_id,
          (select id from vouchers where ${current} and code = ${code ?? null}) as with_code`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}

/** Those of the listings that the store has. */
export async function knownListings(
  db: Tx,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from inventories where store_id = ${store_id}::bigint and id = any(${ids}::bigint[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

const searchText = ({ name, code }: VoucherSaveBody) => `${name} ${code ?? ''}`.toLowerCase();

const valuesOf = (body: VoucherSaveBody) => ({
  kind: body.kind,
  name: body.name,
  code: body.code ?? null,
  discount_kind: body.discount_kind,
  value: body.value,
  max_discount: body.max_discount,
  minimum_amount: body.minimum_amount,
  minimum_quantity: body.minimum_quantity,
  products: body.products,
  inventory_ids: body.inventory_ids,
  buyers: body.buyers,
  buyer_store_ids: body.buyer_store_ids,
  quota: body.quota,
  per_buyer: body.per_buyer,
  starts_at: body.starts_at,
  ends_at: body.ends_at,
  search_text: searchText(body),
});

export async function insertVoucher(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  payload_hash: string,
  body: VoucherSaveBody,
): Promise<string> {
  const { id } = await db
    .insertInto('vouchers')
    .values({ store_id, ...valuesOf(body), payload_hash, user_id, updated_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVoucher(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  voucher_id: string,
  body: VoucherSaveBody,
): Promise<void> {
  await db
    .updateTable('vouchers')
    .set(({ eb, fn }) => ({
      ...valuesOf(body),
      version: eb('version', '+', 1),
      updated_by: user_id,
      updated_at: fn<string>('now'),
    }))
    .where('store_id', '=', store_id)
    .where('id', '=', voucher_id)
    .execute();
}

export async function setPaused(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  voucher_id: string,
  is_paused: boolean,
): Promise<void> {
  await rowsOf(
    db,
    sql`update vouchers set is_paused = ${is_paused}::boolean, version = version + 1, updated_at = now(),
          updated_by = ${user_id}::bigint
        where store_id = ${store_id}::bigint and id = ${voucher_id}::bigint`,
  );
}

export async function setEnded(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  voucher_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update vouchers set ended_at = now(), version = version + 1, updated_at = now(),
          updated_by = ${user_id}::bigint
        where store_id = ${store_id}::bigint and id = ${voucher_id}::bigint`,
  );
}
