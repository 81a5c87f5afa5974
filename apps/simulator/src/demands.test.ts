import { expect, it } from 'vitest';
import { answerDemands } from './answer-demands.ts';
import { askForOffers } from './ask-for-offers.ts';
import type { Client } from './client.ts';
import { compareOffers } from './compare-offers.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';

type Made = { call: string; body: Record<string, unknown> };

const person = () => createPerson('+6281200000001', 'x');
const now = Date.UTC(2026, 7, 17, 3);

const store = {
  id: '5',
  uuid: 'u',
  name: 'Warung',
  city: 'Bandung',
  permission: { order: 'MANAGE' },
};

/** Answers with what stands there, and remembers what it is told. */
function api(answers: Record<string, unknown>) {
  const made: Made[] = [];
  const client = (async (call: string, inputs: { body?: Record<string, unknown> }) => {
    if (call.startsWith('POST') && inputs.body) made.push({ call, body: inputs.body });
    if (call.endsWith('stores/list')) return { stores: [store] };
    const key = Object.keys(answers).find((path) => call.endsWith(path));
    return key ? answers[key] : {};
  }) as unknown as Client;
  return { client, made };
}

const unit = { product_unit_id: '11', product_name: 'Kopi', variant_name: '', uom_name: 'Dus' };

it('a shop asks for some of what a store sells, and waits once it has asked enough', async () => {
  const goods = {
    product_id: '3',
    product_name: 'Kopi',
    uom_name: 'Dus',
    price: 1_000,
    minimum_order: 2,
  };
  const answers = {
    'tenders/list': { total_data: 0 },
    'stores/selling': { data: [{ id: '1', city: 'Bandung' }] },
    'for-sale': { data: [goods] },
    'product-units/list': { product_units: [unit] },
    'tenders/create': { tender: { first_product_name: 'Kopi' } },
  };
  const { client, made } = api(answers);
  await askForOffers(client, person(), seeded(1));
  expect(made[0]?.body).toMatchObject({
    buyer_store_id: '5',
    items: [{ product_unit_id: '11', quantity: expect.any(Number) }],
  });
  const enough = api({ ...answers, 'tenders/list': { total_data: 3 } });
  await askForOffers(enough.client, person(), seeded(1));
  expect(enough.made).toEqual([]);
});

it('offers are bargained about, taken, or left, each by somebody', async () => {
  const calls = new Set<string>();
  for (let id = 1; id <= 40; id += 1) {
    const offer = {
      store_id: '1',
      store_name: 'Toko',
      state: 'SENT',
      version: 1,
      waits_for: 'BUYER',
      rounds: [{}],
      lines: [{ item_id: '1', unit_price: 1_000 }],
    };
    const { client, made } = api({
      'tenders/list': { data: [{ id: String(id), offer_count: 1 }] },
      'tenders/detail': { offers: [offer] },
      'tenders/award': { order: { id: '9', order_number: 'PO-9', payment_method: 'COD' } },
    });
    await compareOffers(client, person(), seeded(id));
    for (const { call } of made) calls.add(call);
  }
  expect(calls).toEqual(
    new Set(['POST /api/tenders/counter', 'POST /api/tenders/award', 'POST /api/tenders/close']),
  );
});

it('clerks send what the store would offer, decline some, and leave young ones to the screen', async () => {
  const demand = (id: number, fitted_at = now - 600_000) => ({
    store_id: '1',
    tender_id: String(id),
    fitted_at: new Date(fitted_at).toISOString(),
    offer: null,
    allowed_actions: ['offer', 'decline'],
  });
  const usual = { tender_version: 1, version: null, lines: [{ item_id: '1' }], shipping_fee: 0 };
  const calls: string[] = [];
  for (let id = 1; id <= 40; id += 1) {
    const { client, made } = api({
      'seller/list': { data: [demand(id)] },
      'default-offering': usual,
    });
    await answerDemands(480_000, () => now)(client, person(), seeded(1));
    calls.push(...made.map(({ call }) => call));
  }
  expect(new Set(calls)).toEqual(
    new Set(['POST /api/tenders/offerings/create', 'POST /api/tenders/offerings/reject']),
  );
  const young = api({ 'seller/list': { data: [demand(1, now), demand(2, now)] } });
  await answerDemands(480_000, () => now)(young.client, person(), seeded(1));
  expect(young.made).toEqual([]);
});
