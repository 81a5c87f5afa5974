import type { OrderRow } from '@marketplace/contract/order-row';
import type { OrderListQuery } from '@marketplace/contract/orders';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { nothingSeen } from '../../../platform/events/seen-events.ts';
import { fail } from '../../../platform/failure.ts';
import type { BuyerScope, StoreScope } from '../../../platform/store-scope.ts';
import { toOrderRow } from '../order-row.ts';
import type { Counts } from '../record/order-counters.sql.ts';
import { toImportantNote } from './important-notes.service.ts';
import { matchedIn } from './matched-products.service.ts';
import type { SellerQuery } from './order-filters.sql.ts';
import {
  countBuyerOrders,
  readBuyerPage,
  readStoreList,
  readStoresList,
  type SellerList,
} from './order-list.sql.ts';
import { planPage } from './order-plan.ts';
import { readSearch } from './order-search.service.ts';
import { countFiltered } from './order-totals.sql.ts';

export async function listOrders(db: Db, scope: StoreScope | BuyerScope, query: OrderListQuery) {
  if (isFiltered(query) && query.page * query.page_size > countedUpTo) fail('page_too_far');
  return scope.side === 'seller'
    ? listSellerOrders(db, scope, query)
    : listBuyerOrders(db, scope, query);
}

async function listSellerOrders(db: Db, scope: StoreScope, asked: OrderListQuery) {
  const query = { ...asked, search: await readSearch(db, scope, asked) };
  const [list, counted] = await Promise.all([
    scope.store_ids.length === 1
      ? readStoreList(db, scope, query)
      : readStoresList(db, scope, query, await planPage(db, scope, query)),
    countIfFiltered(db, scope, query),
  ]);
  const data = list.records.map((record) =>
    toOrderRow(record, { side: 'seller', may_act: scope.levelIn(record.store_id) === 'MANAGE' }),
  );
  const matched = await matchedIn(db, query, data);
  return { ...answer(query, data, totalOf(query, list.counts, counted), list), matched };
}

async function listBuyerOrders(db: Db, scope: BuyerScope, query: OrderListQuery) {
  const seen = await nothingSeen(db);
  const [counts, records, counted] = await Promise.all([
    countBuyerOrders(db, scope),
    readBuyerPage(db, scope, query),
    countIfFiltered(db, scope, query),
  ]);
  const viewer = { side: 'buyer', may_act: scope.level === 'MANAGE' } as const;
  const data = records.map((record) => toOrderRow(record, viewer));
  const unpaid = { count: 0, amount: 0 };
  const beside = { seen, counts, unpaid, can_process_new_order: true, unable: [] };
  return answer(query, data, totalOf(query, counts, counted), beside);
}

/** Statuses alone are answered by the counters; anything else has to be counted. */
export const isFiltered = (query: OrderListQuery) =>
  Boolean(
    query.query ||
      query.payment_status ||
      query.payment_method ||
      query.delivery ||
      query.date_from ||
      query.date_to ||
      (query.is_seller && query.buyer_store_id) ||
      (!query.is_seller && query.store_id),
  );

async function countIfFiltered(db: Db, scope: StoreScope | BuyerScope, query: SellerQuery) {
  const { search, query: _words, ...others } = query;
  // What is known of the words is known of all statuses together.
  if (search?.total !== undefined && !query.status && !isFiltered(others)) return search.total;
  return isFiltered(query) ? countFiltered(db, scope, query, countedUpTo + 1) : undefined;
}

type Total = { total_data: number; total_is_capped: boolean };

function totalOf({ status }: OrderListQuery, counts: Counts, counted: number | undefined): Total {
  if (counted !== undefined) return boundedCount(counted);
  const statuses = status ?? (Object.keys(counts) as (keyof Counts)[]);
  return {
    total_data: statuses.reduce((sum, each) => sum + counts[each], 0),
    total_is_capped: false,
  };
}

type Beside = Omit<SellerList, 'records'>;

function answer(query: OrderListQuery, data: OrderRow[], total: Total, beside: Beside) {
  return {
    data,
    page: query.page,
    ...total,
    total_page: Math.ceil(total.total_data / query.page_size),
    seen: beside.seen,
    counts: beside.counts,
    unpaid: beside.unpaid,
    can_process_new_order: beside.can_process_new_order,
    important_notes: beside.unable.map(toImportantNote),
  };
}
