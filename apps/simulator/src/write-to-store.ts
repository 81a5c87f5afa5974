import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputsOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import type { Client } from './client.ts';
import { type OwnStore, storeOf } from './person.ts';
import { chance, pick, type Random } from './random.ts';

type Order = AnswerOf<'GET /api/orders/info/list'>['data'][number];
type Content = Omit<InputsOf<'POST /chat/user/chat/create'>['body'], keyof Ids>;
type Ids = { store_id: string; channel_id: string; message_id: string };

/** What has not come by then is asked about. */
const lateMs = 24 * 3_600_000;
const onTheirWay = ['NEW', 'PROCESSING', 'SHIPPED'] as const;

/** Writes to a store it has ordered from, unless that still has something to answer. */
export const writeToStore: Behaviour = async (client, buyer, random) => {
  const store = await storeOf(client, buyer);
  const { data } = await client('GET /api/orders/info/list', {
    query: { is_seller: false, buyer_store_id: store.id, page_size: 20 },
  });
  const order = pick(random, data);
  if (!order) return { told: `${store.name} knows no store to write to` };
  const sides = { store_id: store.id, side: 'BUYER' as const };
  const made = { body: { ...sides, other_store_id: order.store_id } };
  const { channel } = await client('POST /chat/channel/create', made, { key: randomUUID() });
  const { channel_id, last_message, is_blocked, is_blocked_by_other } = channel;
  if (is_blocked || is_blocked_by_other || !channel.other.is_active)
    return { told: `${store.name} cannot write to ${order.store_name}` };
  if (last_message?.is_own) return { told: `${store.name} waits for ${order.store_name}` };
  const content = await contentOf(client, random, store, order);
  const body = { store_id: store.id, channel_id, message_id: randomUUID(), ...content };
  await client('POST /chat/user/chat/create', { body }, { key: randomUUID() });
  return { told: `${store.name} writes to ${order.store_name}` };
};

const isLate = ({ fulfilment_status, created_at }: Order) =>
  onTheirWay.some((status) => status === fulfilment_status) &&
  Date.now() - Date.parse(created_at) > lateMs;

const texts = [
  'Permisi, hari ini toko buka sampai jam berapa?',
  'Barang yang kemarin saya pesan bagus, nanti saya ambil lagi.',
  'Apakah bisa titip pesan ke sopir supaya lewat gang belakang?',
  'Ada produk baru minggu ini?',
];

/** A question of the marketplace, a word of their own, something of the store, or an order that is late. */
async function contentOf(
  client: Client,
  random: Random,
  store: OwnStore,
  order: Order,
): Promise<Content> {
  if (isLate(order) && chance(random, 0.6))
    return { order_id: order.id, text: 'Pesanan ini belum sampai. Kira-kira kapan, ya?' };
  if (chance(random, 0.3)) {
    const { data } = await client('GET /api/inventories/for-sale', {
      query: { buyer_store_id: store.id, seller_store_id: order.store_id, page_size: 20 },
    });
    const product = pick(random, data);
    if (product)
      return { inventory_id: product.inventory_id, text: 'Yang ini stoknya masih banyak?' };
  }
  if (chance(random, 0.3)) return { text: pick(random, texts) ?? '' };
  const { questions } = await client('GET /chat/template/base-question', {
    query: { store_id: store.id, side: 'BUYER' },
  });
  const asked = pick(random, questions)?.text ?? 'Permisi, masih buka?';
  const text = asked
    .replaceAll('{toko}', order.store_name)
    .replaceAll('{nama}', store.name)
    .replaceAll('{nomor pesanan}', order.order_number);
  return { text };
}
