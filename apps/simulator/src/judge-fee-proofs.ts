import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';

type Proof = AnswerOf<'GET /ops/fee-payments/submitted'>['data'][number];

const mostAtOnce = 20;
/** Whoever has just sent a proof sees it wait for a while. */
const patienceMs = 60_000;

/**
 * What makes the demo's operator refuse, and what they tell the store; the rest they believe. The assistant's own words are
 * for operators alone: they name other stores.
 */
const refusals: Partial<Record<Proof['findings'][number]['kind'], string>> = {
  SAME_PICTURE: 'Foto bukti ini sudah pernah dipakai. Kirim bukti transfer yang baru.',
  SAME_REFERENCE: 'Nomor referensi ini sudah pernah dipakai. Periksa lagi nomornya.',
  AMOUNT_DIFFERS: 'Jumlah yang ditulis tidak sama dengan yang diminta.',
};

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
      const reason = findings.map(({ kind }) => refusals[kind]).find(Boolean);
      const once = { key: randomUUID() };
      if (reason) await client('POST /ops/fee-payments/refuse', { body: { ...of, reason } }, once);
      else await client('POST /ops/fee-payments/verify', { body: of }, once);
    }
    return { told: `${waited.length} proofs of fee payments were looked at` };
  };
