import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import { movePayouts } from './move-payouts.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';

const now = Date.UTC(2026, 7, 17, 3);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it('the operator sends what has waited, hears from the bank, and tries again what an outage sent back', async () => {
  const payout = (id: string, more: object) => ({ id, store_id: '1', attempt: 1, ...more });
  const rows: Record<string, object[]> = {
    SCHEDULED: [
      payout('1', { created_at: minutesAgo(5) }),
      payout('2', { created_at: minutesAgo(0) }),
    ],
    SENT: [
      payout('3', { sent_at: minutesAgo(5) }),
      payout('4', { sent_at: minutesAgo(0) }),
      payout('5', { sent_at: minutesAgo(5) }),
      payout('17', { sent_at: minutesAgo(5), attempt: 2 }),
    ],
    FAILED: [
      payout('6', { failed_at: minutesAgo(5), reason: 'Bank penerima sedang gangguan' }),
      payout('7', { failed_at: minutesAgo(5), reason: 'Rekening ditutup' }),
    ],
  };
  const made: [string, object | undefined][] = [];
  const client = (async (call: string, inputs: { query?: { state: string }; body?: object }) => {
    if (call.startsWith('POST')) made.push([call, inputs.body]);
    return { data: rows[inputs.query?.state ?? ''] ?? [], next: null };
  }) as unknown as Client;
  await movePayouts(() => now)(client, createPerson('+6281200000001', 'x'), seeded(1));
  const of = (payout_id: string, attempt = 1) => ({ store_id: '1', payout_id, attempt });
  expect(made).toEqual([
    ['POST /ops/payouts/arrived', of('3')],
    ['POST /ops/payouts/fail', { ...of('5'), reason: 'Bank penerima sedang gangguan' }],
    ['POST /ops/payouts/arrived', of('17', 2)],
    ['POST /ops/payouts/retry', { store_id: '1', payout_id: '6' }],
    ['POST /ops/payouts/send', { store_id: '1', payout_id: '1' }],
  ]);
});
