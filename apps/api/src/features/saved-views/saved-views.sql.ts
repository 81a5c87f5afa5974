import type {
  SavedView,
  SavedViewCreateBody,
  SavedViewUpdateBody,
} from '@marketplace/contract/saved-views';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../platform/store-scope.ts';

const most = 200;

type Changed = Pick<SavedView, 'name' | 'address' | 'is_shared' | 'version'>;

const viewsWhere = (db: Db, user_id: string, condition: Sql): Promise<SavedView[]> =>
  rowsOf<SavedView>(
    db,
    sql`select v.id, v.store_id, v.name, v.address, v.is_shared, v.covers_all_stores,
          v.user_id = ${user_id}::bigint as is_own, u.name as owner_name, v.version
        from saved_views v join users u on u.id = v.user_id
        where ${condition}
        order by lower(v.name) collate "C", v.id limit ${most}`,
  );

/** A person's own of one store, and what is shared there. */
export const readViews = (db: Db, scope: StoreScope, user_id: string): Promise<SavedView[]> =>
  viewsWhere(
    db,
    user_id,
    sql`${inScope(scope, sql`v.store_id`)} and not v.covers_all_stores
      and (v.user_id = ${user_id}::bigint or v.is_shared)`,
  );

/** A person's own over all stores, wherever they are kept. */
export const readViewsOverAll = (
  db: Db,
  scope: StoreScope,
  user_id: string,
): Promise<SavedView[]> =>
  viewsWhere(
    db,
    user_id,
    sql`${inScope(scope, sql`v.store_id`)} and v.covers_all_stores and v.user_id = ${user_id}::bigint`,
  );

/** One that the person may see. */
export async function readView(
  db: Db,
  { store_id }: OneStore,
  user_id: string,
  id: string,
): Promise<SavedView | undefined> {
  const [view] = await viewsWhere(
    db,
    user_id,
    sql`v.store_id = ${store_id}::bigint and v.id = ${id}::bigint
      and (v.user_id = ${user_id}::bigint or v.is_shared)`,
  );
  return view;
}

/** One of the person's own that is just so. */
export async function readSameView(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  { name, address, is_shared, covers_all_stores }: SavedViewCreateBody,
): Promise<SavedView | undefined> {
  const [view] = await viewsWhere(
    db,
    user_id,
    sql`v.store_id = ${store_id}::bigint and v.user_id = ${user_id}::bigint and v.name = ${name}
      and v.address = ${address} and v.is_shared = ${is_shared}::boolean
      and v.covers_all_stores = ${covers_all_stores}::boolean`,
  );
  return view;
}

/** How many the owner has in the store, and whether one of them, besides the view itself, is called so. */
export async function readNeighbours(
  db: Tx,
  { store_id }: OneStore,
  owner: { user_id: string } | { view_id: string },
  name: string,
): Promise<{ count: number; is_taken: boolean }> {
  const view_id = 'view_id' in owner ? owner.view_id : '0';
  const user_id =
    'user_id' in owner
      ? sql`${owner.user_id}::bigint`
      : sql`(select o.user_id from saved_views o
             where o.store_id = ${store_id}::bigint and o.id = ${view_id}::bigint)`;
  const [row] = await rowsOf<{ count: number; is_taken: boolean }>(
    db,
    sql`select count(*)::int as count,
          coalesce(bool_or(lower(v.name) = lower(${name}) and v.id <> ${view_id}::bigint), false) as is_taken
        from saved_views v
        where v.store_id = ${store_id}::bigint and v.user_id = ${user_id}`,
  );
  return row ?? { count: 0, is_taken: false };
}

export async function insertView(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  { name, address, is_shared, covers_all_stores }: SavedViewCreateBody,
): Promise<string> {
  const { id } = await db
    .insertInto('saved_views')
    .values({ store_id, user_id, name, address, is_shared, covers_all_stores })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers with what it is by now, if it still was as it was seen. */
export async function updateView(
  db: Tx,
  { store_id }: OneStore,
  { id, version, name, address, is_shared }: SavedViewUpdateBody,
): Promise<Changed | undefined> {
  const [view] = await rowsOf<Changed>(
    db,
    sql`update saved_views v set name = coalesce(${name ?? null}::text, v.name),
          address = coalesce(${address ?? null}::text, v.address),
          is_shared = coalesce(${is_shared ?? null}::boolean, v.is_shared),
          version = v.version + 1, updated_at = now()
        where v.store_id = ${store_id}::bigint and v.id = ${id}::bigint and v.version = ${version}
        returning v.name, v.address, v.is_shared, v.version`,
  );
  return view;
}

export async function deleteView(db: Tx, { store_id }: OneStore, id: string): Promise<void> {
  await rowsOf(
    db,
    sql`delete from saved_views v where v.store_id = ${store_id}::bigint and v.id = ${id}::bigint`,
  );
}
