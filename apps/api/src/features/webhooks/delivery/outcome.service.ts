import { mostTries } from '@marketplace/contract/webhook-words';
import { actingAs } from '../../../platform/acting.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { stopWebhook } from '../record/stop-webhook.sql.ts';
import { tellOfWebhook } from '../tell-of-webhook.ts';
import { setTold, writeFailure, writeThrough, writeTry } from './sending.sql.ts';

type Of = { store_id: string; delivery_id: string; webhook_id: string; name: string };
export type Tried = { status: number | null; trouble: string | null; ms: number; answer: string };

const hours = 4;
const gone = 410;

/** Answers whether it waits for another try. */
export const writeOutcome = (db: Db, of: Of, tried: Tried): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const { store_id, delivery_id, webhook_id } = of;
    const state = tried.trouble === null ? 'DELIVERED' : 'WAITING';
    const written = await writeTry(db, store_id, delivery_id, tried, state, mostTries);
    if (!written) return false;
    if (state === 'DELIVERED') {
      await writeThrough(db, store_id, webhook_id);
      return false;
    }
    const isGivenUp = written.state === 'FAILED';
    await judge(db, of, { isGivenUp, isGone: tried.status === gone });
    return !isGivenUp;
  });

/**
 * One that nothing comes through to for hours is stopped: what waits is kept, and its people are told. One delivery that is
 * given up while others come through is told once a day.
 */
async function judge(
  db: Tx,
  of: Of,
  { isGivenUp, isGone }: { isGivenUp: boolean; isGone: boolean },
) {
  const { store_id, webhook_id, name } = of;
  const failing = await writeFailure(db, store_id, webhook_id, hours);
  if (failing?.state !== 'ACTIVE') return;
  const isDead = isGone || (failing.failures >= mostTries && (isGivenUp || failing.is_long));
  if (isDead && (await stopWebhook(db, store_id, webhook_id))) {
    await actingAs({ program: 'webhooks' }, () =>
      recordAct(db, 'webhook.stop', { store_id, webhook_id, before: 'ACTIVE', after: 'STOPPED' }),
    );
    const text = 'Penerimanya tidak menjawab dengan benar. Kiriman yang menunggu tetap disimpan.';
    const title = `Webhook ${name} kami hentikan`;
    return tellOfWebhook(db, of, { what: 'stopped', title, text });
  }
  if (!isGivenUp || failing.is_told) return;
  await setTold(db, store_id, webhook_id);
  const text = `Sesudah ${mostTries} kali dicoba. Lihat jawabannya, lalu kirim lagi.`;
  const title = `Ada kiriman webhook ${name} yang gagal`;
  await tellOfWebhook(db, of, { what: 'failed', title, text });
}
