import type { AnswerOf } from '@marketplace/contract/call';
import { expect, it } from 'vitest';
import { createClerk } from './clerk.ts';
import type { Client } from './client.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';

type Order = AnswerOf<'GET /api/orders/info/list'>['data'][number];

const minute = 60_000;
const start = Date.UTC(2026, 7, 17, 3);

const order = (id: number, more: Partial<Order>) =>
  ({
    id: String(id),
    store_id: '1',
    store_name: 'Toko',
    buyer_store_id: '5',
    order_number: `PO-${id}`,
    delivery: 'STORE_COURIER',
    payment_method: 'COD',
    arrived_at: new Date(start).toISOString(),
    ...more,
  }) as Order;

type Setting = { orders: Order[]; glog?: boolean; couriers?: object[] };

/** A clerk at work on a made-up answer of the API; the real one is met in the API's own tests. */
function atWork({ orders, glog = false, couriers }: Setting) {
  const made: { call: string; body: Record<string, unknown> }[] = [];
  let now = start;
  const answer = (call: string, query: Record<string, unknown>) => {
    if (call.endsWith('info/list')) {
      const [status] = query.status as string[];
      return { data: orders.filter((each) => each.fulfilment_status === status) };
    }
    if (call.includes('reason')) {
      return {
        reasons: [
          { id: 'other', needs_note: true },
          { id: `of_${query.for}`, needs_note: false },
        ],
      };
    }
    if (call.includes('gada-logistic')) return { data: [{ is_available: glog }] };
    return {
      couriers: couriers ?? [
        { id: '7', is_active: true },
        { id: '8', is_active: false },
      ],
    };
  };
  const client = (async (call: string, inputs: { query?: object; body?: object }) => {
    if (call.startsWith('GET')) return answer(call, (inputs.query ?? {}) as never);
    made.push({ call, body: inputs.body as Record<string, unknown> });
    return {};
  }) as unknown as Client;
  const clerk = createClerk(8 * minute, () => now);
  const random = seeded(5);
  const person = createPerson('+6281200000001', 'x');
  const work = async (times: number, at: number) => {
    now = at;
    for (let count = 0; count < times; count += 1) await clerk(client, person, random);
    return made.splice(0);
  };
  return work;
}

const fresh = Array.from({ length: 200 }, (_, index) =>
  order(index + 1, { fulfilment_status: 'NEW', allowed_actions: ['accept', 'reject'] }),
);

it('leaves a new order to the person at the screen first, then accepts it, or seldom rejects it', async () => {
  const work = atWork({ orders: fresh });
  expect(await work(50, start + 7 * minute)).toEqual([]);
  const made = await work(500, start + 8 * minute);
  const accepted = made.filter(({ call }) => call === 'POST /api/orders/seller/accept-order');
  const rejected = made.filter(({ call }) => call === 'POST /api/orders/seller/reject-order');
  expect(accepted.length + rejected.length).toBe(made.length);
  expect(accepted.length).toBeGreaterThan(rejected.length * 5);
  // Of the reasons one that asks for no words.
  expect(new Set(rejected.map(({ body }) => body.reason_id))).toEqual(new Set(['of_rejection']));
});

it('overlooks few, and always the same', async () => {
  const work = atWork({ orders: fresh });
  const made = await work(4_000, start + 9 * minute);
  const touched = new Set(made.map(({ body }) => body.order_id));
  expect(touched.size).toBeGreaterThan(180);
  expect(touched.size).toBeLessThan(200);
});

it('what stands in another status waits anew, from when the clerk first saw it there', async () => {
  const orders = [
    order(1, { fulfilment_status: 'PROCESSING', allowed_actions: ['confirm_shipment', 'reject'] }),
  ];
  const work = atWork({ orders });
  expect(await work(40, start + 60 * minute)).toEqual([]);
  const [shipment] = await work(40, start + 69 * minute);
  expect(shipment).toMatchObject({
    call: 'POST /api/v2/orders/seller/confirm-order-shipment',
    body: { store_id: '1', order_id: '1', courier_id: '7' },
  });
});

it('GLog takes what was ordered with it where it comes, a driver the rest', async () => {
  const byGlog = order(1, {
    fulfilment_status: 'PROCESSING',
    delivery: 'GLOG_SAME_DAY',
    allowed_actions: ['confirm_shipment'],
  });
  for (const glog of [true, false]) {
    const work = atWork({ orders: [byGlog], glog });
    await work(40, start);
    const [made] = await work(40, start + 9 * minute);
    expect(made?.body.logistic).toBe(glog ? 'GLOG' : undefined);
    expect(made?.body.courier_id).toBe(glog ? undefined : '7');
  }
});

it('does nothing that the server does not offer', async () => {
  const orders = [order(1, { fulfilment_status: 'SHIPPED', allowed_actions: [] })];
  const work = atWork({ orders });
  await work(40, start);
  expect(await work(40, start + 30 * minute)).toEqual([]);
});
