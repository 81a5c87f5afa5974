import { basketOf, type Line } from './basket.ts';
import { type Journey, journeyOf } from './journey.ts';
import type { Placed } from './order-book.ts';
import { at, chance, pick, type Random, seeded } from './random.ts';
import { type BuyerStore, streams, type World } from './world.ts';

/** An order with all that its row tells. */
export type Order = Placed & {
  number: string;
  buyer: BuyerStore;
  journey: Journey;
  lines: Line[];
  note: string;
  subtotal: number;
  shippingFee: number;
};

const notes = [
  'Tolong kirim pagi sebelum jam 9',
  'Mohon cek tanggal kedaluwarsa',
  'Telepon dulu sebelum diantar',
  'Titip di warung sebelah kalau tutup',
  'Minta nota asli ya',
  'Jangan ditumpuk terlalu tinggi',
];

export function composeOrder(world: World, order: Placed): Order {
  const journey = journeyOf(world, order);
  const lines = basketOf(world, order, journey);
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const random = seeded(world.plan.seed, streams.buyer, order.store.id, order.id);
  return {
    ...order,
    number: orderNumber(order),
    buyer: buyerOf(world, order),
    journey,
    lines,
    note: chance(random, 0.15) ? pick(random, notes) : '',
    subtotal,
    shippingFee: shippingFee(random, journey, subtotal),
  };
}

/** A store has regulars: the same few shops place most of its orders. */
export function buyerOf({ plan }: World, { store, id }: Placed): BuyerStore {
  const random = seeded(plan.seed, streams.people, store.id, id);
  const place = Math.floor(random() ** 1.7 * store.buyers.length);
  return at(store.buyers, (place + store.id * 7) % store.buyers.length);
}

function orderNumber({ id, store, createdAt }: Placed): string {
  const local = new Date(createdAt + store.offset).toISOString();
  return `PO-${local.slice(2, 4)}${local.slice(5, 7)}${local.slice(8, 10)}-${id}`;
}

function shippingFee(random: Random, { delivery }: Journey, subtotal: number): number {
  if (delivery === 'BUYER_PICKUP') return 0;
  if (delivery === 'GLOG_SAME_DAY') return 15_000 + 1_000 * Math.floor(random() * 26);
  return subtotal >= 500_000 ? 0 : pick(random, [10_000, 15_000, 20_000]);
}
