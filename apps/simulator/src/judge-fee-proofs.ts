import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';

type Proof = AnswerOf<'GET /ops/fee-payments/submitted'>['data'][number];

const mostAtOnce = 20;
/** Whoever has just sent a proof sees it wait for a while. */
const patienceMs = 60_000;

/** What makes the demo's operator refuse; the rest they believe. */
const doubts: readonly Proof['findings'][number]['kind'][] = [
  'SAME_PICTURE',
  'SAME_REFERENCE',
  'AMOUNT_DIFFERS',
];

/** In a demo the money of a proof has come, unless the proof assistant found something odd about it. */
export const judgeFeeProofs =
  (now: () => number = Date.now): Behaviour =>
  async (client) => {
    const query = { page_size: mostAtOnce };
    const { data } = await client('GET /ops/fee-payments/submitted', { query });
    const waited = data.filter(
      ({ submitted_at }) => now() - Date.parse(submitted_at ?? '') >= patienceMs,
    );
    for (const { store_id, id: payment_id, findings } of waited) {
      const of = { store_id, payment_id };
      const doubt = findings.find(({ kind }) => doubts.includes(kind));
      const once = { key: randomUUID() };
      if (doubt)
        await client(
          'POST /ops/fee-payments/refuse',
          { body: { ...of, reason: doubt.text } },
          once,
        );
      else await client('POST /ops/fee-payments/verify', { body: of }, once);
    }
    return { told: `${waited.length} proofs of fee payments were looked at` };
  };
