import { mostPriceRules } from '@marketplace/contract/price-book-words';
import type { PriceRule, PriceRuleBody } from '@marketplace/contract/price-rules';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { writeEvent } from '../../../platform/events/write-event.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { lockRules, readProposals } from '../price-proposals.sql.ts';
import {
  deleteRule,
  isTargetKnown,
  readRules,
  readStoresWithRules,
  writeRule,
} from './price-rules.sql.ts';

export async function listRules(db: Db, scope: StoreScope, store_id: string) {
  const store = storeIn(scope, store_id);
  const [rules, proposals] = await Promise.all([readRules(db, store), readProposals(db, store)]);
  return { rules, proposals };
}

export const listStoresWithRules = async (db: Db, scope: StoreScope) => ({
  stores: await readStoresWithRules(db, scope),
});

export function saveRule(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  body: PriceRuleBody,
): Promise<{ rule: PriceRule }> {
  const store = storeIn(scope, body.store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    await lockRules(db, store);
    const rules = await readRules(db, store);
    const before = rules.find(({ id }) => id === body.rule_id);
    if (before && isSame(before, body)) return { rule: before };
    refuse(rules, before, body);
    if (!(await isTargetKnown(db, body))) failUnknown(body);
    await writeRule(db, store, user_id, body);
    await tell(db, store);
    const after = (await readRules(db, store)).find(({ id }) => id === body.rule_id);
    return { rule: after ?? fail('price_rule_not_found') };
  });
}

function refuse(
  rules: readonly PriceRule[],
  before: PriceRule | undefined,
  body: PriceRuleBody,
): void {
  if (!before && body.version > 0) fail('price_rule_not_found');
  if (before && before.version !== body.version)
    failWith('price_rule_conflict', { current_rule: before });
  const isTwin = (rule: PriceRule) =>
    rule.id !== body.rule_id &&
    rule.scope === body.scope &&
    rule.category_id === body.category_id &&
    rule.brand_id === body.brand_id;
  if (rules.some(isTwin)) fail('price_rule_exists');
  if (!before && rules.length >= mostPriceRules) fail('price_rule_limit_reached');
}

const compared = [
  'scope',
  'category_id',
  'brand_id',
  'method',
  'percent',
  'least_percent',
  'round_to',
] as const;

const isSame = (rule: PriceRule, body: PriceRuleBody): boolean =>
  compared.every((field) => rule[field] === body[field]);

const failUnknown = ({ category_id }: PriceRuleBody): never =>
  fail('validation_failed', { [category_id ? 'category_id' : 'brand_id']: 'not_a_choice' });

export function removeRule(
  db: Db,
  scope: StoreScope,
  { store_id, rule_id }: { store_id: string; rule_id: string },
): Promise<{ done: true }> {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    await lockRules(db, store);
    if (await deleteRule(db, store, rule_id)) await tell(db, store);
    return { done: true as const };
  });
}

/** How many prices it is about is counted soon after, and told then. */
async function tell(db: Tx, store: OneStore): Promise<void> {
  const { store_id } = store;
  const { adjustable } = await readProposals(db, store);
  const payload = { store_id, adjustable };
  await writeEvent(db, { store_id, area: 'inventory', kind: 'price_rules.changed', payload });
}
