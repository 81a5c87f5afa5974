import { actingAs } from '../../../platform/acting.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { stopWebhook } from '../record/stop-webhook.sql.ts';
import { tellOfWebhook } from '../tell-of-webhook.ts';
import { type Left, readLeft } from './stop-left.sql.ts';

const batch = 100;

/**
 * One whose keeper manages the store no longer: its receiver may be theirs, and nobody who is left has looked at it. What waits is
 * kept; whoever lets it go on answers for it.
 */
export async function stopLeftWebhooks(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('webhooks without a keeper');
  for (const left of await readLeft(db, batch))
    if (!signal.aborted) await attempt(() => inTransaction(db, (db) => stop(db, left)));
  return sum();
}

async function stop(db: Tx, { store_id, webhook_id, name }: Left): Promise<number> {
  if (!(await stopWebhook(db, store_id, webhook_id))) return 0;
  await actingAs({ program: 'webhooks_to_stop' }, () =>
    recordAct(db, 'webhook.stop', { store_id, webhook_id, before: 'ACTIVE', after: 'STOPPED' }),
  );
  const title = `Webhook ${name} kami hentikan`;
  const text =
    'Yang memasangnya tidak lagi mengelola toko. Periksa alamatnya, lalu lanjutkan bila masih dipakai.';
  await tellOfWebhook(db, { store_id, webhook_id }, { what: 'stopped', title, text });
  return 1;
}
