import type { ShelvesQuery } from '@marketplace/contract/stock-takes';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage } from '../../../platform/pages.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { seesCosts } from '../costs.ts';
import { readShelves } from './shelves.sql.ts';

export async function listShelves(db: Db, scope: StoreScope, query: ShelvesQuery) {
  const page = await followingPage(
    query,
    z.tuple([z.string().regex(/^\d{1,18}$/)]),
    (behind, limit) =>
      readShelves(db, storeIn(scope, query.store_id), query.variant_ids, behind?.[0] ?? '0', limit),
    ({ variant_id }) => [variant_id],
  );
  if (seesCosts(scope, query.store_id)) return page;
  return { ...page, data: page.data.map((shelf) => ({ ...shelf, cost_per_piece: null })) };
}
