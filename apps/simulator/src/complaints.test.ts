import { expect, it } from 'vitest';
import { answerComplaints } from './answer-complaints.ts';
import type { Client } from './client.ts';
import { judgeComplaints } from './judge-complaints.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';

type Body = {
  complaint_id: string;
  offer?: { kind: string; goods?: string } | null;
  verdict?: string;
};
type Made = { call: string; body: Body };

const person = createPerson('+6281200000001', 'x');
const now = Date.UTC(2026, 7, 17, 3);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const lines = [{ line_id: '5', quantity: 2 }];
const complaint = (id: number, more: object = {}) => ({
  id: String(id),
  order_id: '3',
  store_id: '1',
  reported_by: 'BUYER',
  is_appealed: false,
  created_at: minutesAgo(60),
  allowed_actions: ['respond'],
  ...more,
});

/** Answers with what stands there, and remembers what it is told. */
function api(byState: Record<string, object[]>) {
  const made: Made[] = [];
  const client = (async (call: string, inputs: { query?: { state?: string }; body?: Body }) => {
    if (call.startsWith('POST') && inputs.body) made.push({ call, body: inputs.body });
    if (call.endsWith('/detail')) return { lines, detail: { lines } };
    return { data: byState[String(inputs.query?.state)] ?? [] };
  }) as unknown as Client;
  return { client, made };
}

it('complaints are answered in every way there is, once they have waited', async () => {
  const open = Array.from({ length: 60 }, (_, id) => complaint(id + 1));
  const young = complaint(99, { created_at: minutesAgo(1) });
  const { client, made } = api({ OPEN: [...open, young] });
  await answerComplaints(8 * 60_000, () => now)(client, person, seeded(1));
  const ways = made.map(({ body: { offer } }) => (offer ? `${offer.kind} ${offer.goods}` : 'none'));
  expect(new Set(ways)).toEqual(
    new Set([
      'REFUND undefined',
      'RETURN TO_STOCK',
      'RETURN TO_LOSS',
      'REPLACEMENT undefined',
      'none',
    ]),
  );
  expect(made.map(({ body }) => body.complaint_id)).not.toContain('99');
});

it('what the store owes its buyer is handed over', async () => {
  const owed = complaint(7, { allowed_actions: ['hand_over_refund'] });
  const { client, made } = api({ RESOLVED: [owed, complaint(8, { allowed_actions: [] })] });
  await answerComplaints(0, () => now)(client, person, seeded(1));
  expect(made).toEqual([
    {
      call: 'POST /api/complaints/seller/hand-over-refund',
      body: { store_id: '1', order_id: '3', complaint_id: '7' },
    },
  ]);
});

it('what the two sides cannot settle is judged either way, a seller’s report never in part', async () => {
  const ids = Array.from({ length: 60 }, (_, id) => id + 1);
  const { client, made } = api({ IN_REVIEW: ids.map((id) => complaint(id)) });
  await judgeComplaints(() => now)(client, person, seeded(1));
  expect(new Set(made.map(({ body }) => body.verdict))).toEqual(
    new Set(['WHOLE', 'PART', 'NOTHING']),
  );
  const reports = api({ IN_REVIEW: ids.map((id) => complaint(id, { reported_by: 'SELLER' })) });
  await judgeComplaints(() => now)(reports.client, person, seeded(1));
  expect(new Set(reports.made.map(({ body }) => body.verdict))).toEqual(
    new Set(['WHOLE', 'NOTHING']),
  );
});
