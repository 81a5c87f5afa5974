import { buyerStandings, trendWeeks } from '@marketplace/contract/analytics-words';
import type {
  BuyerCounts,
  BuyerDetail,
  BuyerListQuery,
} from '@marketplace/contract/buyer-analytics';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { dayAfter } from '../../../platform/indonesian-time.ts';
import { numberedPage } from '../../../platform/pages.ts';
import { remembered } from '../../../platform/remembered.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { readCountedOrders } from '../counted-orders.sql.ts';
import { readStoresNow } from '../days-of-stores.sql.ts';
import { isMany } from '../many-stores.ts';
import { mondayOf } from '../weeks.ts';
import {
  type BuyerKey,
  countBuyersUpTo,
  countStandings,
  holdNote,
  lastOrderKeys,
  type Note,
  readBoughtProducts,
  readBuyer,
  readBuyers,
  readBuyerWeeks,
  writeNote,
} from './buyers.sql.ts';

const [mostProducts, mostOrders] = [20, 10];

const recallBuyers = remembered<Awaited<ReturnType<typeof buyersOf>>>(30_000);

export async function listBuyers(db: Db, scope: StoreScope, query: BuyerListQuery) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  if (!isMany(scope)) return buyersOf(db, scope, query);
  const name = `${scope.store_id_array} ${JSON.stringify({ ...query, store_ids: undefined })}`;
  return recallBuyers(db, name, () => buyersOf(db, scope, query));
}

async function buyersOf(db: Db, scope: StoreScope, query: BuyerListQuery) {
  const [data, count, standings] = await Promise.all([
    readBuyers(db, scope, query),
    countBuyersUpTo(db, scope, query, countedUpTo + 1),
    countStandings(db, scope),
  ]);
  const found = new Map(standings.map(({ standing, count }) => [standing, count]));
  const counts = Object.fromEntries(
    buyerStandings.map((standing) => [standing, found.get(standing) ?? 0]),
  ) as BuyerCounts;
  return { ...numberedPage(query, data, boundedCount(count)), counts };
}

type Named = { store_id: string; buyer_store_id: string };

const keyOf = (scope: StoreScope, { store_id, buyer_store_id }: Named): BuyerKey => ({
  store: storeIn(scope, store_id),
  buyer_store_id,
});

export async function showBuyer(db: Db, scope: StoreScope, named: Named): Promise<BuyerDetail> {
  const key = keyOf(scope, named);
  const found = (await readBuyer(db, key)) ?? fail('buyer_not_found');
  const { note, note_version, ...buyer } = found;
  const { today } = await readStoresNow(db, scope);
  const first = dayAfter(mondayOf(today), -7 * (trendWeeks - 1));
  const [weeks, products, keys] = await Promise.all([
    readBuyerWeeks(db, key, first),
    readBoughtProducts(db, key, mostProducts),
    lastOrderKeys(db, key, mostOrders),
  ]);
  const known = new Map(weeks.map((week) => [week.start_week, week]));
  return {
    buyer,
    weeks: Array.from({ length: trendWeeks }, (_, index) => {
      const start_week = dayAfter(first, 7 * index);
      return known.get(start_week) ?? { start_week, orders: 0, amount: 0 };
    }),
    products,
    last_orders: await readCountedOrders(db, keys),
    note: { text: note, version: note_version },
  };
}

export async function saveNote(
  db: Db,
  scope: StoreScope,
  { text, version, ...named }: Named & Note,
): Promise<{ note: Note }> {
  await refuseInactive(db, scope);
  const key = keyOf(scope, named);
  return inTransaction(db, async (db) => {
    const now = (await holdNote(db, key)) ?? fail('buyer_not_found');
    if (now.text === text) return { note: now };
    if (now.version !== version) failWith('buyer_note_conflict', { current_note: now });
    const note = { text, version: version + 1 };
    await writeNote(db, key, note);
    return { note };
  });
}
