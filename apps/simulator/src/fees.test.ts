import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import { judgeFeeProofs } from './judge-fee-proofs.ts';
import { payFees } from './pay-fees.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';

type Made = { call: string; body: Record<string, unknown> };

/** A made-up API: answers what it is asked for, and remembers what it is told. */
function api(answers: Record<string, unknown>) {
  const made: Made[] = [];
  const client = (async (call: string, inputs: { body?: object }) => {
    if (call.startsWith('POST')) made.push({ call, body: (inputs.body ?? {}) as Made['body'] });
    return answers[call] ?? {};
  }) as unknown as Client;
  return { client, made };
}

const person = createPerson('+6281200000001', 'x');
const now = Date.UTC(2026, 7, 17, 3);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it('the operator believes a proof that nothing is odd about, refuses the others, and leaves young ones alone', async () => {
  const proof = (id: string, submitted_at: string, ...kinds: string[]) => ({
    id,
    store_id: '1',
    submitted_at,
    findings: kinds.map((kind) => ({ kind, text: `${kind} seperti Toko Lain`, earlier: null })),
  });
  const data = [
    proof('7', minutesAgo(2)),
    proof('8', minutesAgo(2), 'PICTURE_NOT_COMPARED', 'AMOUNT_DIFFERS'),
    proof('9', minutesAgo(0)),
    proof('10', minutesAgo(2), 'SAME_PICTURE'),
  ];
  const { client, made } = api({ 'GET /ops/fee-payments/submitted': { data, next: null } });
  await judgeFeeProofs(() => now)(client, person, seeded(1));
  expect(made).toEqual([
    { call: 'POST /ops/fee-payments/verify', body: { store_id: '1', payment_id: '7' } },
    {
      call: 'POST /ops/fee-payments/refuse',
      body: {
        store_id: '1',
        payment_id: '8',
        reason: 'Jumlah yang ditulis tidak sama dengan yang diminta.',
      },
    },
    {
      call: 'POST /ops/fee-payments/refuse',
      body: {
        store_id: '1',
        payment_id: '10',
        reason: 'Foto bukti ini sudah pernah dipakai. Kirim bukti transfer yang baru.',
      },
    },
  ]);
});

it('an owner pays what is due and proves it later, or proves what was begun', async () => {
  const payment = { id: '3', store_id: '1', state: 'REFUSED', amount: 1_234, account_number: '5' };
  const collections = Array.from({ length: 10 }, (_, n) => ({
    id: String(n + 1),
    payment_id: null,
  }));
  const answers = (data: object[]) => ({
    'GET /api/stores/list': {
      stores: [{ id: '1', name: 'Toko', permission: { store: 'MANAGE' } }],
    },
    'GET /api/users/seller-fee-state/get': { state: 'DUE' },
    'GET /api/fee-collections/list': { data },
    'POST /api/fee-collections/create': { payment },
    'GET /api/payments/instruction/get': { payment },
    'POST /api/storage/file/new': { file: { id: 'f' } },
  });
  const first = api(answers(collections));
  const { follows } = await payFees(first.client, person, seeded(1));
  expect(first.made.map(({ call }) => call)).toEqual(['POST /api/fee-collections/create']);
  expect(first.made[0]?.body.fee_collection_ids).not.toHaveLength(10);
  await follows?.[0]?.behave(first.client, person, seeded(1));
  const begun = api(answers(collections.map((each) => ({ ...each, payment_id: '3' }))));
  await payFees(begun.client, person, seeded(1));
  for (const { made } of [first, begun])
    expect(made.at(-1)).toMatchObject({
      call: 'POST /api/payments/proof/submit',
      body: { payment_id: '3', file_id: 'f', paid_amount: 1_234 },
    });
});
