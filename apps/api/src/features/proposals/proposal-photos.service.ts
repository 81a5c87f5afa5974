import type { Tx } from '../../platform/db/handle.ts';
import { type StoreScope, storeIn, systemScope } from '../../platform/store-scope.ts';
import { attachFile, changePurpose, releaseFiles } from '../storage/storage.service.ts';
import type { ProposalRecord } from './proposal-rows.sql.ts';

type Owned = { store_id: string; photo_ids: readonly string[] };

/** Photos of goods are open to all who buy; those of what is only proposed are the store's own. */
export async function usePhotos(
  db: Tx,
  scope: StoreScope,
  { store_id, photo_ids }: Owned,
  before: readonly string[] = [],
): Promise<void> {
  const store = storeIn(scope, store_id);
  const added = photo_ids.filter((id) => !before.includes(id));
  for (const id of added) await attachFile(db, scope, id, ['product_photo', 'proposal_photo']);
  await changePurpose(db, store, added, 'proposal_photo');
  const left = before.filter((id) => !photo_ids.includes(id));
  await releaseFiles(db, store, left);
}

export const openPhotos = (db: Tx, { store_id, photo_ids }: ProposalRecord): Promise<void> =>
  changePurpose(db, storeIn(systemScope([store_id]), store_id), photo_ids, 'product_photo');
