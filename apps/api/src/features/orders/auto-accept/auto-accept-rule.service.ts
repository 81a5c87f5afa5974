import type { AutoAcceptBody, AutoAcceptRule } from '@marketplace/contract/auto-accept';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { changeActiveOrNot, changeStore } from '../../stores/change-store.service.ts';
import { listZones } from '../../stores/delivery/delivery-zones.service.ts';
import { showOpeningHours } from '../../stores/opening/opening-hours.service.ts';
import { readRule, writeRule } from './auto-accept-rule.sql.ts';

export const showRule = async (db: Db, scope: StoreScope, store_id: string) => ({
  rule: await readRule(db, storeIn(scope, store_id)),
});

/** What is not named stays. To stop is never refused, however little sense the rest makes by now, nor while inactive. */
export const saveRule = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id: _, ...body }: AutoAcceptBody,
): Promise<{ rule: AutoAcceptRule }> => {
  const changes = named(body);
  const isStop = changes.is_on === false && Object.keys(changes).length === 1;
  const change = isStop ? changeActiveOrNot : changeStore;
  return change(db, scope, async (db, { store }) => {
    const before = await readRule(db, store);
    const rule: AutoAcceptRule = { ...before, ...changes };
    if (!isStop) await refuseSenseless(db, scope, rule);
    await writeRule(db, store, who.user_id, rule);
    await recordAct(db, 'auto_accept.save', { ...store, before, after: rule });
    return { rule };
  });
};

const named = (body: Omit<AutoAcceptBody, 'store_id'>): Partial<AutoAcceptRule> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** Conditions that no order could meet, or that say nothing. */
async function refuseSenseless(db: Tx, scope: StoreScope, rule: AutoAcceptRule): Promise<void> {
  if (rule.within_hours && (await showOpeningHours(db, scope)).weekdays === null)
    fail('validation_failed', { within_hours: 'hours_unset' });
  if (rule.most_amount === null) return;
  const { delivery_zones } = await listZones(db, scope);
  const minimums = delivery_zones.map(({ minimum_amount }) => minimum_amount);
  if (minimums.length > 0 && rule.most_amount < Math.min(...minimums))
    fail('validation_failed', { most_amount: 'below_store_minimum' });
}
