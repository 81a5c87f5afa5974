import type { AutoAcceptRule } from '@marketplace/contract/auto-accept';
import { conditionWords } from '@marketplace/contract/auto-accept-words';
import { errorTable } from '@marketplace/contract/errors';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/handle.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { ApiFailure } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { openHoursOf } from '../../stores/opening/open-hours.service.ts';
import { acceptByRule } from '../moves/accept-order.service.ts';
import { isLastLine, readOrder } from '../record/move-order.sql.ts';
import { stayingIn, writeHistory } from '../record/order-history.sql.ts';
import { publishOrderEvent } from '../record/publish-order-event.service.ts';
import { holdRule, readRule } from './auto-accept-rule.sql.ts';
import { lockJudged } from './judge-order.sql.ts';
import { whyNot } from './judge-order.ts';

type Asked = { scope: StoreScope; store: OneStore; order_id: string };

/**
 * An order has come to a store: it is judged by the store's rule once the buyer's transaction is over. Done twice it comes
 * to the same, since an order that is no longer new is left alone.
 */
export const autoAcceptOrder = defineJob({
  name: 'orders.auto_accept',
  area: 'order',
  input: z.object({ order_id: z.string() }),
  run: async ({ scope, store_id, input: { order_id }, write }) => {
    const asked = { scope, store: storeIn(scope, store_id ?? ''), order_id };
    const refusal = await write((db) => judge(db, asked)).catch(refusalOf);
    if (refusal) await write((db) => judge(db, asked, refusal));
    return undefined;
  },
});

/** The seller's accept has refused: what it had written goes, and why is written for itself. */
class AcceptRefused extends Error {}

const refusalOf = (error: unknown): string => {
  if (error instanceof AcceptRefused) return error.message;
  throw error;
};

/**
 * Told in the transaction in which an order arrives, after the order's own event: a job tells of itself by an event too,
 * and whoever writes orders takes the store's counters before its places among the events.
 */
export async function autoAcceptLater(db: Tx, store: OneStore, order_id: string): Promise<void> {
  if (!(await readRule(db, store)).is_on) return;
  const { store_id } = store;
  await startJob(db, autoAcceptOrder, { store_id, user_id: null, input: { order_id } });
}

/**
 * Holds the rule and the order, so that neither is another by the time something is written. What the accept has refused
 * is left to a person, if the rule still asks for it.
 */
async function judge(db: Tx, asked: Asked, refusal?: string): Promise<undefined> {
  const { store, order_id } = asked;
  const rule = await holdRule(db, store);
  if (!rule) return;
  const order = await lockJudged(db, store, order_id, rule.least_completed_orders ?? 0);
  if (!order) return;
  const { is_open } = await openHoursOf(db, store.store_id);
  const reasons = whyNot(rule, { ...order, is_open });
  if (reasons.length > 0) await leaveToPerson(db, asked, reasons.join(', '));
  else if (refusal) await leaveToPerson(db, asked, refusal);
  else await accept(db, asked, rule);
}

async function accept(db: Tx, { scope, order_id }: Asked, rule: AutoAcceptRule): Promise<void> {
  const reason = `Diterima otomatis: ${conditionWords(rule, rupiah)}`;
  try {
    await acceptByRule(db, scope, order_id, reason);
  } catch (error) {
    // That the server is too busy says nothing about the order.
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    throw new AcceptRefused(errorTable[error.code].error_message);
  }
}

/** The order, which is locked, stays where it is, and its history says why nobody has taken it. */
async function leaveToPerson(db: Tx, { scope, store, order_id }: Asked, why: string) {
  const order = await readOrder(db, scope, { store, order_id });
  if (!order) return;
  const line = { ...stayingIn(order), user_id: null, payload_hash: payloadHash({ why }) };
  if (await isLastLine(db, store, line)) return;
  const reason = `Tidak diterima otomatis: ${why}`;
  await writeHistory(db, store, { ...line, actor: 'SYSTEM', reason, reason_id: 'auto_accept' });
  await publishOrderEvent(db, order, order.fulfilment_status);
}
