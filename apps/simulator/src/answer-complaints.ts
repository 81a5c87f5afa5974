import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputsOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import type { Client } from './client.ts';
import { settled } from './settled.ts';

type Complaint = AnswerOf<'GET /api/complaints/seller/list'>['data'][number];
type Answer = Pick<InputsOf<'POST /api/complaints/seller/respond'>['body'], 'offer' | 'text'>;
type Lines = NonNullable<NonNullable<Answer['offer']>['lines']>;

const mostAtOnce = 20;

/** Of ten complaints four are paid back, two each are fetched back or replaced, and two are not believed. */
function answerTo(complaint_id: string, lines: Lines): Answer {
  const share = settled(complaint_id);
  if (share < 0.4)
    return { offer: { kind: 'REFUND', lines }, text: 'Mohon maaf, kami ganti uangnya.' };
  if (share < 0.5)
    return {
      offer: { kind: 'RETURN', goods: 'TO_STOCK', lines },
      text: 'Barangnya kami ambil kembali, uangnya kami kembalikan.',
    };
  if (share < 0.6)
    return {
      offer: { kind: 'RETURN', goods: 'TO_LOSS', lines },
      text: 'Barangnya kami ambil untuk dibuang, uangnya kami kembalikan.',
    };
  if (share < 0.8)
    return {
      offer: { kind: 'REPLACEMENT', lines },
      text: 'Besok kami kirim gantinya.',
    };
  return { offer: null, text: 'Barang kami kirim lengkap dan utuh, fotonya ada pada kurir.' };
}

async function answer(client: Client, complaint: Complaint): Promise<void> {
  const { id: complaint_id, order_id, store_id } = complaint;
  const of = { store_id, order_id, complaint_id };
  const { lines } = await client('GET /api/complaints/seller/detail', { query: of });
  const about = lines.map(({ line_id, quantity }) => ({ line_id, quantity }));
  const body = { ...of, ...answerTo(complaint_id, about) };
  await client('POST /api/complaints/seller/respond', { body }, { key: randomUUID() });
}

/** A clerk answers what has waited for so long, and hands over what the store owes. Who sits at a screen may be first. */
export const answerComplaints =
  (patienceMs: number, now: () => number = Date.now): Behaviour =>
  async (client) => {
    const stores = { is_seller: true, select_all_seller_store: true } as const;
    const listed = async (state: 'OPEN' | 'RESOLVED') =>
      (
        await client('GET /api/complaints/seller/list', {
          query: { ...stores, state: [state], page_size: mostAtOnce },
        })
      ).data;
    const open = (await listed('OPEN')).filter(
      ({ created_at, allowed_actions }) =>
        allowed_actions.includes('respond') && now() - Date.parse(created_at) >= patienceMs,
    );
    for (const complaint of open) await answer(client, complaint);
    const owed = (await listed('RESOLVED')).filter(({ allowed_actions }) =>
      allowed_actions.includes('hand_over_refund'),
    );
    for (const { store_id, order_id, id: complaint_id } of owed)
      await client(
        'POST /api/complaints/seller/hand-over-refund',
        { body: { store_id, order_id, complaint_id } },
        { key: randomUUID() },
      );
    return { told: `${open.length} complaints were answered, ${owed.length} refunds handed over` };
  };
