import { randomUUID } from 'node:crypto';
import type { InputsOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import { settled } from './settled.ts';

type Verdict = Pick<
  InputsOf<'POST /ops/complaints/resolve'>['body'],
  'verdict' | 'goods' | 'lines' | 'text'
>;

const mostAtOnce = 20;
/** Whoever looks at a complaint in review sees it there for a while. */
const patienceMs = 120_000;

/** Half of what comes this far is the buyer's, a part of it in every fourth case. */
function verdictOn(complaint_id: string, lines: { line_id: string; quantity: number }[]): Verdict {
  const share = settled(complaint_id);
  const [first] = lines;
  if (first && share < 0.25)
    return {
      verdict: 'PART',
      lines: [{ line_id: first.line_id, quantity: 1 }],
      text: 'Foto hanya menunjukkan satu barang yang rusak.',
    };
  if (share < 0.5)
    return {
      verdict: 'WHOLE',
      text: 'Foto dan keterangan pembeli cocok, dikembalikan seluruhnya.',
    };
  return { verdict: 'NOTHING', text: 'Tidak cukup bukti bahwa barang tidak sesuai pesanan.' };
}

/** In a demo somebody of the marketplace reads what the two sides could not settle, and says who is right. */
export const judgeComplaints =
  (now: () => number = Date.now): Behaviour =>
  async (client) => {
    const query = { state: 'IN_REVIEW' as const, page_size: mostAtOnce };
    const { data } = await client('GET /ops/complaints/list', { query });
    const waited = data.filter(({ created_at }) => now() - Date.parse(created_at) >= patienceMs);
    for (const { id: complaint_id, order_id, store_id, is_appealed, reported_by } of waited) {
      const of = { store_id, order_id, complaint_id };
      const { detail } = await client('GET /ops/complaints/detail', { query: of });
      // A seller's report moves no money: it is right, or it is not.
      const lines = reported_by === 'BUYER' ? detail.lines : [];
      const body = { ...of, is_appealed, ...verdictOn(complaint_id, lines) };
      await client('POST /ops/complaints/resolve', { body }, { key: randomUUID() });
    }
    return { told: `${waited.length} complaints were judged` };
  };
