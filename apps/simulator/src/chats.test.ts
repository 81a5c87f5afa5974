import { expect, it } from 'vitest';
import { answerChats } from './answer-chats.ts';
import type { Client } from './client.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';
import { readChats } from './read-chats.ts';
import { writeToStore } from './write-to-store.ts';

type Body = { channel_id: string; text?: string; order_id?: string; number?: number };
type Made = { call: string; body: Body };

const now = Date.UTC(2026, 7, 17, 3);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const other = { store_id: '9', name: 'Warung', city: 'Bogor', is_active: true };
const channel = (id: number, more: object = {}) => ({
  channel_id: String(id),
  store_id: '1',
  last_number: 3,
  last_message: { kind: 'TEXT', is_own: false, is_automatic: false },
  is_blocked: false,
  is_blocked_by_other: false,
  waiting_since: minutesAgo(60),
  other,
  ...more,
});

/** Answers with what stands there, and remembers what it is told. */
function api(answers: Record<string, object>) {
  const made: Made[] = [];
  const client = (async (call: string, inputs: { body?: Body }) => {
    if (call.startsWith('POST') && inputs.body) made.push({ call, body: inputs.body });
    const known = Object.entries(answers).find(([path]) => call.endsWith(path));
    return known?.[1] ?? {};
  }) as unknown as Client;
  return { client, made };
}

const room = {
  messages: [
    { number: 2, is_own: false, kind: 'TEXT', text: 'Harganya bisa kurang?' },
    { number: 3, is_own: true, kind: 'TEXT', text: 'Kami tutup.' },
  ],
};
const sent = (made: readonly Made[]) => made.filter(({ call }) => call.endsWith('chat/create'));

it('clerks read and answer what has waited, and leave what is closed', async () => {
  const waiting = [
    channel(1),
    channel(2, { waiting_since: minutesAgo(1) }),
    channel(3, { is_blocked_by_other: true }),
    channel(4, { other: { ...other, is_active: false } }),
  ];
  const { client, made } = api({ '/channel/list': { data: waiting }, '/messages': room });
  await answerChats(8 * 60_000, () => now)(client, createPerson('+62812', 'x'), seeded(1));
  expect(made.map(({ call, body }) => [call, body.channel_id])).toEqual([
    ['POST /chat/channel/read', '1'],
    ['POST /chat/user/chat/create', '1'],
  ]);
  expect(made[0]?.body.number).toBe(3);
  expect(sent(made)[0]?.body.text).toMatch(/harga|voucher/i);
});

const buyer = () => {
  const person = createPerson('+62812', 'x');
  person.store = { id: '5', name: 'Warung Ibu' } as NonNullable<typeof person.store>;
  return person;
};
const order = {
  id: '7',
  store_id: '1',
  store_name: 'Grosir',
  order_number: 'INV-7',
  fulfilment_status: 'SHIPPED',
  created_at: minutesAgo(10_000),
};
const questions = {
  questions: [{ question_id: '1', text: '{toko}, {nomor pesanan} dari {nama}?' }],
};

it('buyers ask with and without cards, and leave no field in what they say', async () => {
  const said: Body[] = [];
  for (let seed = 1; seed <= 40; seed += 1) {
    const { client, made } = api({
      '/orders/info/list': { data: [order] },
      '/channel/create': { channel: channel(1) },
      '/for-sale': { data: [{ inventory_id: '3' }] },
      '/base-question': questions,
    });
    await writeToStore(client, buyer(), seeded(seed));
    said.push(...sent(made).map(({ body }) => body));
  }
  expect(said).toHaveLength(40);
  expect(said.some(({ order_id }) => order_id === '7')).toBe(true);
  expect(said.some(({ text }) => text === 'Grosir, INV-7 dari Warung Ibu?')).toBe(true);
  expect(said.filter(({ text }) => text?.includes('{'))).toEqual([]);
});

it.each([
  ['waits for an answer', { last_message: { is_own: true } }],
  ['is blocked', { is_blocked_by_other: true }],
])('nobody writes into a channel that %s', async (_title, more) => {
  const { client, made } = api({
    '/orders/info/list': { data: [order] },
    '/channel/create': { channel: channel(1, more) },
  });
  await writeToStore(client, buyer(), seeded(1));
  expect(sent(made)).toEqual([]);
});

it('buyers read everything and thank for some of it', async () => {
  const unread = Array.from({ length: 5 }, (_, index) => channel(index + 1));
  let answers = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const { client, made } = api({ '/channel/list': { data: unread }, '/messages': room });
    await readChats(client, buyer(), seeded(seed));
    expect(made.filter(({ call }) => call.endsWith('/read'))).toHaveLength(5);
    answers += sent(made).length;
  }
  expect(answers).toBeGreaterThan(10);
  expect(answers).toBeLessThan(60);
});
