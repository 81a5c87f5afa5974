import type {
  CreditBookQuery,
  CreditDetail,
  CreditRules,
  CreditRulesBody,
} from '@marketplace/contract/credit-book';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { numberedPage } from '../../platform/pages.ts';
import { type StoreScope, storeIn } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import {
  lockRules,
  readAges,
  readBuyer,
  readDebtors,
  readOwed,
  readPayments,
  writeLimit,
  writeRules,
} from './credit-book.sql.ts';
import { readRules, readStanding } from './credit-standing.sql.ts';
import { publishCredit } from './publish-credit.service.ts';

export async function listDebtors(db: Db, scope: StoreScope, query: CreditBookQuery) {
  const store = storeIn(scope, query.store_id);
  const [data, { debtor_count, ...sums }, rules] = await Promise.all([
    readDebtors(db, store, query),
    readAges(db, store),
    readRules(db, store),
  ]);
  return { ...numberedPage(query, data, { total_data: debtor_count }), sums, rules };
}

type OfBuyer = { store_id: string; buyer_store_id: string };

export async function creditDetail(
  db: Db,
  scope: StoreScope,
  { store_id, buyer_store_id }: OfBuyer,
): Promise<CreditDetail> {
  const store = storeIn(scope, store_id);
  const [found, standing, orders, payments] = await Promise.all([
    readBuyer(db, store, buyer_store_id),
    readStanding(db, store, buyer_store_id),
    readOwed(db, store, buyer_store_id),
    readPayments(db, store, buyer_store_id),
  ]);
  const buyer = found ?? fail('buyer_not_found');
  return { buyer: { buyer_store_id, ...buyer, ...standing }, orders, payments };
}

export function setLimit(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, buyer_store_id, limit_amount }: OfBuyer & { limit_amount: number | null },
): Promise<{ own_limit: number | null }> {
  return inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    if (!(await readBuyer(db, store, buyer_store_id))) fail('buyer_not_found');
    const { own_limit: before } = await readStanding(db, store, buyer_store_id);
    await writeLimit(db, store, who.user_id, buyer_store_id, limit_amount);
    const about = { store_id, buyer_store_id, before, after: limit_amount };
    await recordAct(db, 'credit_limit.save', about);
    await publishCredit(db, store);
    return { own_limit: limit_amount };
  });
}

export function setRules(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, over_limit, default_limit }: CreditRulesBody,
): Promise<{ rules: CreditRules }> {
  return inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    await lockRules(db, store, who.user_id);
    const before = await readRules(db, store);
    const rules = {
      over_limit: over_limit ?? before.over_limit,
      default_limit: default_limit === undefined ? before.default_limit : default_limit,
    };
    await writeRules(db, store, who.user_id, rules);
    await recordAct(db, 'credit_rules.save', { store_id, before, after: rules });
    await publishCredit(db, store);
    return { rules };
  });
}
