import type { InventoryListQuery } from '@marketplace/contract/inventory-list';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { asSeen } from '../costs.ts';
import { type Counters, countsByState, lengthOf } from '../inventory-counters.sql.ts';
import { type InventoryQuery, isFiltered } from './inventory-filters.sql.ts';
import { readInventoryList } from './inventory-list.sql.ts';
import { planPage } from './inventory-plan.ts';
import { readSearch } from './inventory-search.service.ts';
import { countFiltered } from './inventory-totals.sql.ts';
import { toProductGroups } from './product-groups.ts';

export async function listInventories(db: Db, scope: StoreScope, query: InventoryListQuery) {
  const { rows, ...beside } = await readList(db, scope, query, false);
  return { data: rows, ...beside };
}

export async function listProducts(db: Db, scope: StoreScope, query: InventoryListQuery) {
  const { rows, ...beside } = await readList(db, scope, query, true);
  return { data: toProductGroups(rows), ...beside };
}

async function readList(db: Db, scope: StoreScope, asked: InventoryListQuery, isGrouped: boolean) {
  const { page, page_size } = asked;
  if (isFiltered(asked) && page * page_size > countedUpTo) fail('page_too_far');
  const query = { ...asked, search: await readSearch(db, scope, asked) };
  const [{ counters, rows }, counted] = await Promise.all([
    planPage(db, scope, query).then((plan) =>
      readInventoryList(db, scope, query, { plan, isGrouped }),
    ),
    countIfFiltered(db, scope, query, isGrouped),
  ]);
  const total = totalOf(query, counters, { isGrouped, counted });
  return {
    rows: asSeen(scope, rows),
    page,
    ...total,
    total_page: Math.ceil(total.total_data / page_size),
    counts: countsByState(counters, isGrouped),
  };
}

async function countIfFiltered(
  db: Db,
  scope: StoreScope,
  query: InventoryQuery,
  isGrouped: boolean,
): Promise<number | undefined> {
  if (!isFiltered(query)) return undefined;
  const { search, query: _words, ...others } = query;
  // What is known of the words is known of products of either state.
  const isKnown = search?.total !== undefined && !query.state && !isFiltered(others);
  const isSame = isGrouped || search?.total === 0 || (search?.total ?? 0) > countedUpTo;
  if (isKnown && isSame) return search.total;
  return countFiltered(db, scope, query, { isGrouped, most: countedUpTo + 1 });
}

function totalOf(
  { state }: InventoryListQuery,
  counters: Counters,
  { isGrouped, counted }: { isGrouped: boolean; counted: number | undefined },
) {
  if (counted !== undefined) return boundedCount(counted);
  return { total_data: lengthOf(counters, state, isGrouped), total_is_capped: false };
}
