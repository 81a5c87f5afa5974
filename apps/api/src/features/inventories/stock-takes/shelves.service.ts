import type { ShelvesQuery } from '@marketplace/contract/stock-takes';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage } from '../../../platform/pages.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { readShelves } from './shelves.sql.ts';

export const listShelves = (db: Db, scope: StoreScope, query: ShelvesQuery) =>
  followingPage(
    query,
    z.tuple([z.string().regex(/^\d{1,18}$/)]),
    (behind, limit) =>
      readShelves(db, storeIn(scope, query.store_id), query.variant_ids, behind?.[0] ?? '0', limit),
    ({ variant_id }) => [variant_id],
  );
