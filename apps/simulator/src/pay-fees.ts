import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import type { Client } from './client.ts';
import { pick } from './random.ts';
import { settled } from './settled.ts';

type Payment = AnswerOf<'GET /api/payments/instruction/get'>['payment'];

/** Of ten collections three are left alone: a demo shows what is due, and what is overdue. */
const leftAlone = 0.3;
/** Of four first proofs one has another amount than was asked for. */
const mistyped = 0.25;

/** An owner pays what one of their stores owes, or proves what was begun before. */
export const payFees: Behaviour = async (client, _owner, random) => {
  const { stores } = await client('GET /api/stores/list', {});
  const own = stores.filter(({ permission }) => permission.store === 'MANAGE');
  const store = pick(random, own);
  if (!store) return { told: 'nobody may pay fees' };
  const store_id = store.id;
  // A store that is stopped is left for whoever sits at the screen to cure.
  const { state } = await client('GET /api/users/seller-fee-state/get', { query: { store_id } });
  if (state === 'BLOCKED') return { told: `${store.name} is stopped by its fees` };
  const query = { store_id, state: ['UNPAID' as const, 'OVERDUE' as const], page_size: 10 };
  const { data } = await client('GET /api/fee-collections/list', { query });
  const due = data.filter(({ id }) => settled(id) >= leftAlone);
  const begun = due.find(({ payment_id }) => payment_id);
  if (begun?.payment_id) {
    const asked = { query: { store_id, payment_id: begun.payment_id } };
    const { payment } = await client('GET /api/payments/instruction/get', asked);
    await sendProof(client, payment);
    return { told: `${store.name} sent a proof of its fees` };
  }
  if (due.length === 0) return { told: `${store.name} has no fees to pay` };
  const body = { store_id, fee_collection_ids: due.map(({ id }) => id) };
  const { payment } = await client('POST /api/fee-collections/create', { body }, once());
  const prove: Behaviour = async (client) => {
    await sendProof(client, payment);
    return { told: `${store.name} sent a proof of its fees` };
  };
  return { told: `${store.name} pays its fees`, follows: [{ behave: prove, beats: [4, 20] }] };
};

const once = () => ({ key: randomUUID() });

async function sendProof(client: Client, payment: Payment): Promise<void> {
  const { id: payment_id, store_id, amount, state } = payment;
  const isWrong = state === 'OPEN' && settled(payment_id) < mistyped;
  const file = new Blob([receipt(payment)], { type: 'application/pdf' });
  const fields = { store_id, purpose: 'fee_payment_proof' as const };
  const sent = await client('POST /api/storage/file/new', { body: fields, file }, once());
  const body = {
    store_id,
    payment_id,
    file_id: sent.file.id,
    paid_amount: isWrong ? amount - 100 : amount,
    paid_on: new Date().toISOString().slice(0, 10),
    reference: `DEMO-${randomUUID().slice(0, 13)}`,
  };
  await client('POST /api/payments/proof/submit', { body }, once());
}

/** The smallest PDF that shows a line. */
function receipt({ amount, account_number }: Payment): string {
  const shown = `BT /F1 18 Tf 40 120 Td (Transfer Rp ${amount} ke ${account_number}) Tj ET`;
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 200]/Contents 4 0 R',
    '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj',
    `4 0 obj<</Length ${shown.length}>>stream\n${shown}\nendstream endobj`,
    'trailer<</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n');
}
