import { post } from '../features/book/book.service.ts';
import { upsertSetting } from '../features/configuration/configuration.sql.ts';
import { collectFees } from '../features/fees/collections/collect-fees.service.ts';
import { collectionsPaid, collectionWaived } from '../features/fees/collections/fee-money.ts';
import { weekBefore } from '../features/fees/collections/fee-week.ts';
import { postPast } from '../features/orders/money/past-money.service.ts';
import type { Database, Db } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { storeIn, systemScope } from '../platform/store-scope.ts';
import { readUnpaidOf, writePaid, writeWaived } from './fee-history.sql.ts';
import { fillHandIns } from './hand-in-history.ts';
import type { World } from './world.ts';

const [hour, day] = [3_600_000, 86_400_000];
const iso = (ms: number) => new Date(ms).toISOString();

/** How many weeks are collected one by one; what is older is in the first of them. */
const weeks = 6;

/** What became of the collections of a store, from the newest back; those before are paid. */
const fates: Record<string, readonly ('PAID' | 'UNPAID' | 'WAIVED')[]> = {
  'Grosir Sembako Maju Jaya': ['PAID'],
  'Agen Sembako Cahaya Baru': ['UNPAID', 'UNPAID'],
  'Grosir Pasundan Makmur': ['UNPAID', 'PAID', 'WAIVED'],
  // Overdue for more than a week: would take no new orders, if it could sell at all.
  'Toko Grosir Setia Kawan': ['UNPAID', 'UNPAID', 'UNPAID'],
};
const usual = ['UNPAID'] as const;

/** The book of the past, what stores owed for its weeks, and what they have paid of it. */
export async function fillFeeHistory(database: Database, world: World): Promise<void> {
  const { db } = database;
  const { now, stores } = world;
  const { signal } = new AbortController();
  await inTransaction(db, (db) => upsertSetting(db, 'fee_payment_accounts', accounts));
  await postPast(db, signal);
  await fillHandIns(database, world);
  const monday = Date.parse(weekBefore(iso(now), 'Asia/Jakarta').ends_at) + hour / 6;
  for (let back = weeks - 1; back >= 0; back -= 1) {
    const at = monday - back * 7 * day;
    await collectFees(db, signal, iso(at));
    for (const { id, plan } of stores) {
      const fate = (fates[plan.name] ?? usual)[back] ?? 'PAID';
      const settled_at = Math.min(at + (2 + (id % 4)) * day, now);
      if (fate !== 'UNPAID') await settle(db, String(id), fate, iso(at), iso(settled_at));
    }
  }
}

async function settle(
  db: Db,
  store_id: string,
  fate: 'PAID' | 'WAIVED',
  made_at: string,
  at: string,
): Promise<void> {
  const store = storeIn(systemScope([store_id]), store_id);
  await inTransaction(db, async (db) => {
    const collection = await readUnpaidOf(db, store, made_at);
    if (!collection) return;
    if (fate === 'WAIVED') {
      await writeWaived(db, store, collection.id, at);
      await post(db, store, { ...collectionWaived(collection, collection.posting_id), at });
    } else {
      const received = collection.amount + 1 + ((Number(collection.id) * 37) % 999);
      const payment_id = await writePaid(db, store, collection, received, at);
      await post(db, store, { ...collectionsPaid(payment_id, [collection], received), at });
    }
  });
}

const accounts = [
  { bank_code: '014', account_number: '5550123456', account_name: 'PT Marketplace Nusantara' },
  { bank_code: '008', account_number: '1550009876543', account_name: 'PT Marketplace Nusantara' },
];
