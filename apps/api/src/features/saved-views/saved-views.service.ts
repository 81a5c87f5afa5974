import type { SavedViewCreateBody, SavedViewUpdateBody } from '@marketplace/contract/saved-views';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../platform/store-scope.ts';
import {
  deleteView,
  insertView,
  readNeighbours,
  readSameView,
  readView,
  readViews,
  readViewsOverAll,
  updateView,
} from './saved-views.sql.ts';

/** As many as anybody tells apart in a menu. */
const mostViews = 50;

export async function listViews(db: Db, { user_id }: Caller, scope: StoreScope, isOfAll: boolean) {
  const read = isOfAll ? readViewsOverAll : readViews;
  return { views: await read(db, scope, user_id) };
}

export const createView = (
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  body: SavedViewCreateBody,
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, body.store_id);
    if (body.is_shared) mustManage(scope, body.store_id);
    // Who was not told that it is kept says it again.
    const same = await readSameView(db, store, user_id, body);
    if (same) return { view: same };
    const { count, is_taken } = await readNeighbours(db, store, { user_id }, body.name);
    if (is_taken) failTaken();
    if (count >= mostViews) fail('saved_view_limit_reached');
    const id = await insertView(db, store, user_id, body);
    return found(db, user_id, scope, { store_id: body.store_id, id });
  });

export const changeView = (
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  body: SavedViewUpdateBody,
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, body.store_id);
    const { view } = await found(db, user_id, scope, body);
    // What is shared is the store's: who manages orders tidies it up, too.
    if (view.is_shared || body.is_shared) mustManage(scope, body.store_id);
    if (body.is_shared && view.covers_all_stores)
      fail('validation_failed', { is_shared: 'invalid' });
    if (body.name) {
      const { is_taken } = await readNeighbours(db, store, { view_id: body.id }, body.name);
      if (is_taken) failTaken();
    }
    const changed = await updateView(db, store, body);
    // One that is shared no more is its owner's, and not to be read again by who took it back.
    return { view: changed ? { ...view, ...changed } : fail('saved_view_changed') };
  });

/** What is not there, or not for this person to see, is gone already. */
export const removeView = (
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, id }: { store_id: string; id: string },
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    const view = await readView(db, store, user_id, id);
    if (view?.is_shared) mustManage(scope, store_id);
    if (view) await deleteView(db, store, id);
    return { done: true as const };
  });

async function found(
  db: Tx,
  user_id: string,
  scope: StoreScope,
  { store_id, id }: { store_id: string; id: string },
) {
  const view = await readView(db, storeIn(scope, store_id), user_id, id);
  return { view: view ?? fail('saved_view_not_found') };
}

function mustManage(scope: StoreScope, store_id: string): void {
  if (scope.levelIn(store_id) !== 'MANAGE') fail('permission_denied');
}

const failTaken = (): never => fail('validation_failed', { name: 'view_name_taken' });
