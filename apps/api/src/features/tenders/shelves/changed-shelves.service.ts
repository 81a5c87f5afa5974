import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { allShelves, askToMatch } from './changed-shelves.sql.ts';

/** The store sells these goods from now on, or no more: within a minute the demands for them are looked at anew. */
export const demandsForLater = (db: Tx, { store_id }: OneStore, variant_ids: readonly string[]) =>
  askToMatch(db, store_id, variant_ids);

/** The same for all it sells, since it goes elsewhere, is elsewhere, or sells at all. */
export const demandsLater = (db: Tx, { store_id }: OneStore) =>
  askToMatch(db, store_id, [allShelves]);
