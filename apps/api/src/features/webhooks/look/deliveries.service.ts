import { uuid } from '@marketplace/contract/fields';
import { testEvent } from '@marketplace/contract/webhook-words';
import type { DeliveriesQuery, WebhookDeliveryRow } from '@marketplace/contract/webhooks';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { bodyOf } from '../delivery/webhook-bodies.ts';
import { insertDeliveries } from '../record/new-deliveries.sql.ts';
import { sendDeliveries } from '../record/webhook-channel.ts';
import { hasWebhook, lockWebhook } from '../record/webhook-rows.sql.ts';
import { readDeliveries, readDelivery, setWaiting } from './deliveries.sql.ts';

type OneDelivery = { store_id: string; webhook_id: string; delivery_id: string };

export async function listDeliveries(db: Db, scope: StoreScope, query: DeliveriesQuery) {
  const store = storeIn(scope, query.store_id);
  if (!(await hasWebhook(db, store, query.webhook_id))) fail('webhook_not_found');
  const { data, next } = await followingPage(
    query,
    z.tuple([momentKey, uuid]),
    (behind, limit) => readDeliveries(db, store, query, behind, limit),
    ({ created, id }) => [created, id],
  );
  return { data: data.map(({ created: _, ...row }): WebhookDeliveryRow => row), next };
}

const find = async (db: Db, store: OneStore, { webhook_id, delivery_id }: OneDelivery) =>
  (await readDelivery(db, store, webhook_id, delivery_id)) ?? fail('webhook_delivery_not_found');

export const showDelivery = async (db: Db, scope: StoreScope, one: OneDelivery) => ({
  delivery: await find(db, storeIn(scope, one.store_id), one),
});

async function mustGo(db: Tx, store: OneStore, webhook_id: string): Promise<void> {
  const webhook = await lockWebhook(db, store, webhook_id);
  if (!webhook || webhook.removed_at !== null) fail('webhook_not_found');
  else if (webhook.state !== 'ACTIVE') fail('webhook_not_active');
}

/** The request's own id is the delivery's: sent twice, it is one. */
export const testWebhook = (
  db: Db,
  scope: StoreScope,
  body: { store_id: string; webhook_id: string; request_id: string },
) =>
  inTransaction(db, async (db) => {
    const { store_id, webhook_id, request_id: id } = body;
    const store = storeIn(scope, store_id);
    await refuseInactive(db, scope);
    await mustGo(db, store, webhook_id);
    const one = { ...body, delivery_id: id };
    if (!(await readDelivery(db, store, webhook_id, id))) {
      const data = { message: 'Percobaan dari pengaturan toko Anda.' };
      const created_at = new Date().toISOString();
      const about = `test ${id}`;
      const text = bodyOf(testEvent, { id, created_at, store_id, data });
      await insertDeliveries(db, store_id, [
        { id, webhook_id, event: testEvent, about, body: text },
      ]);
      await sendDeliveries(db, store_id, [{ id, webhook_id, about }]);
    }
    return { delivery: await find(db, store, one) };
  });

export const resendDelivery = (db: Db, scope: StoreScope, one: OneDelivery) =>
  inTransaction(db, async (db) => {
    const { store_id, webhook_id, delivery_id: id } = one;
    const store = storeIn(scope, store_id);
    await refuseInactive(db, scope);
    await mustGo(db, store, webhook_id);
    const { state, about } = await find(db, store, one);
    if (state !== 'WAITING') {
      await setWaiting(db, store, id);
      await sendDeliveries(db, store_id, [{ id, webhook_id, about }]);
      await recordAct(db, 'webhook.resend', { store_id, webhook_id, delivery_id: id });
    }
    return { delivery: await find(db, store, one) };
  });
