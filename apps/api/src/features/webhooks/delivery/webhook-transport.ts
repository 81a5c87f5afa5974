import { setTimeout as pause } from 'node:timers/promises';
import { answerBytes } from '@marketplace/contract/webhook-words';
import type { Db } from '../../../platform/db/handle.ts';
import { type Outcome, serve, type Transport } from '../../../platform/outbox/channel.ts';
import { type PushAnswer, postOutside } from '../../../platform/push/guarded-post.ts';
import { signatureOf } from '../../../platform/signed-calls.ts';
import { lanes, webhookMessages } from '../record/webhook-channel.ts';
import type { WebhookSecrets } from '../record/webhook-secrets.ts';
import { type Tried, writeOutcome } from './outcome.service.ts';
import { readSending, type Sending } from './sending.sql.ts';

type Settings = {
  secrets: WebhookSecrets;
  internalHosts: readonly string[];
  pace: Pace;
};

/** How long an answer is waited for, and how many deliveries one receiver gets in a second. */
export type Pace = { answer_ms: number; per_second: number };

/** Who asks to be left alone is, but not for so long that what waits is given up. */
const longestWaitMs = 3_600_000;
const mostPaced = 10_000;

/** Ten thousand that waited are not thrown at a receiver that has just come back. */
function createPace(perSecond: number) {
  const gapMs = (1_000 * lanes) / perSecond;
  const next = new Map<string, number>();
  return async (target: string, signal: AbortSignal): Promise<void> => {
    const now = Date.now();
    const at = Math.max(now, next.get(target) ?? 0);
    if (next.size >= mostPaced) next.clear();
    next.set(target, at + gapMs);
    if (at > now) await pause(at - now, undefined, { signal });
  };
}

/** Signed by Standard Webhooks, to the world alone, one after the other. */
export function webhookTransport(
  db: Db,
  { secrets, internalHosts, pace: { answer_ms, per_second } }: Settings,
): Transport {
  const pace = createPace(per_second);
  return serve(webhookMessages, async ({ target, payload, signal }): Promise<Outcome> => {
    const { store_id, delivery_id } = payload;
    const sending = await readSending(db, store_id, delivery_id);
    // Whoever lets the webhook go on sends what waits anew.
    if (!sending || sending.is_removed) return 'sent';
    if (sending.state !== 'WAITING' || sending.webhook_state !== 'ACTIVE') return 'sent';
    await pace(`${store_id} ${target}`, signal);
    const began = performance.now();
    const answer = await postOutside({
      ...{ url: sending.url, body: Buffer.from(sending.body), signal, internalHosts },
      headers: await headersOf(db, secrets, sending, store_id, delivery_id),
      timeout_ms: answer_ms,
      answer_bytes: answerBytes,
    });
    // Cut off by the end of the process, it was not tried.
    if (signal.aborted && 'trouble' in answer) return { later: 'interrupted' };
    const tried = triedOf(answer, Math.round(performance.now() - began));
    const { webhook_id, name } = sending;
    const of = { store_id, delivery_id, webhook_id, name };
    if (!(await writeOutcome(db, of, tried))) return 'sent';
    const wait_ms = 'wait_ms' in answer ? answer.wait_ms : undefined;
    return {
      later: tried.trouble ?? 'failed',
      wait_ms: wait_ms && Math.min(wait_ms, longestWaitMs),
    };
  });
}

async function headersOf(
  db: Db,
  secrets: WebhookSecrets,
  { webhook_id, seed, previous_seed, body }: Sending,
  store_id: string,
  id: string,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const seeds = previous_seed ? [seed, previous_seed] : [seed];
  const signatures = await Promise.all(
    seeds.map(async (each) =>
      signatureOf(
        await secrets.secretOf(db, { store_id, webhook_id }, each),
        { id, timestamp },
        body,
      ),
    ),
  );
  return {
    'content-type': 'application/json',
    'user-agent': 'Marketplace-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

function triedOf(answer: PushAnswer, ms: number): Tried {
  if ('trouble' in answer) return { status: null, trouble: answer.trouble, ms, answer: '' };
  const { status } = answer;
  const isTaken = status >= 200 && status < 300;
  return { status, trouble: isTaken ? null : String(status), ms, answer: keepable(answer.answer) };
}

/** The database takes no NUL, and half a sign at the end is none. */
const keepable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed();
