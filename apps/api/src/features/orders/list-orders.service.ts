import type { ImportantNote, OrderListQuery, OrderRow } from '@marketplace/contract/orders';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';
import {
  type Counts,
  countBuyerOrders,
  readSellerFacts,
  type SellerFacts,
} from './order-facts.sql.ts';
import { readBuyerPage, readSellerPage } from './order-page.sql.ts';
import { toOrderRow } from './order-row.ts';
import { countFiltered } from './order-totals.sql.ts';

/** A filtered total is counted exactly up to here. */
const countedUpTo = 10_000;

export async function listOrders(db: Db, scope: StoreScope | BuyerScope, query: OrderListQuery) {
  return scope.side === 'seller'
    ? listSellerOrders(db, scope, query)
    : listBuyerOrders(db, scope, query);
}

async function listSellerOrders(db: Db, scope: StoreScope, query: OrderListQuery) {
  const facts = await readSellerFacts(db, scope);
  const total = await totalOf(query, facts.counts, () =>
    countFiltered(db, scope, query, countedUpTo + 1),
  );
  const records = isPastEnd(query, total)
    ? []
    : await readSellerPage(db, scope, query, totalOfStatuses(query, facts.counts));
  const data = records.map((record) =>
    toOrderRow(record, { side: 'seller', may_act: scope.levelIn(record.store_id) === 'MANAGE' }),
  );
  return answer(query, data, total, facts);
}

async function listBuyerOrders(db: Db, scope: BuyerScope, query: OrderListQuery) {
  const counts = await countBuyerOrders(db, scope);
  const total = await totalOf(query, counts, () =>
    countFiltered(db, scope, query, countedUpTo + 1),
  );
  const records = isPastEnd(query, total) ? [] : await readBuyerPage(db, scope, query);
  const data = records.map((record) => toOrderRow(record, { side: 'buyer', may_act: true }));
  return answer(query, data, total, { counts, can_process_new_order: true, unable: [] });
}

type Total = { total_data: number; total_is_capped: boolean };

/** Statuses alone are answered by the counters; anything else has to be counted. */
async function totalOf(
  query: OrderListQuery,
  counts: Counts,
  countRows: () => Promise<number>,
): Promise<Total> {
  if (!isFiltered(query))
    return { total_data: totalOfStatuses(query, counts), total_is_capped: false };
  if (offsetOf(query) + query.page_size > countedUpTo) fail('page_too_far');
  const counted = await countRows();
  return { total_data: Math.min(counted, countedUpTo), total_is_capped: counted > countedUpTo };
}

const isFiltered = (query: OrderListQuery) =>
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

function totalOfStatuses({ status }: OrderListQuery, counts: Counts): number {
  const statuses = status ?? (Object.keys(counts) as (keyof Counts)[]);
  return statuses.reduce((sum, each) => sum + counts[each], 0);
}

const offsetOf = ({ page, page_size }: OrderListQuery) => (page - 1) * page_size;
const isPastEnd = (query: OrderListQuery, { total_data }: Total) => offsetOf(query) >= total_data;

function answer(query: OrderListQuery, data: OrderRow[], total: Total, facts: SellerFacts) {
  return {
    data,
    page: query.page,
    ...total,
    total_page: Math.ceil(total.total_data / query.page_size),
    counts: facts.counts,
    can_process_new_order: facts.can_process_new_order,
    important_notes: facts.unable.map(toNote),
  };
}

function toNote({ store_id, store_name, is_active }: SellerFacts['unable'][number]): ImportantNote {
  return is_active
    ? {
        store_id,
        store_name,
        code: 'selling_not_allowed',
        text: `${store_name} belum diizinkan berjualan. Pesanan baru tidak dapat diterima.`,
        link: null,
      }
    : {
        store_id,
        store_name,
        code: 'store_inactive',
        text: `${store_name} sedang nonaktif. Pesanan hanya dapat dilihat.`,
        link: null,
      };
}
