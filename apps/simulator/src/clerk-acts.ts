import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { OrderAction } from '@marketplace/contract/order-row';
import { type Client, Refused } from './client.ts';
import { chance, pick, type Random } from './random.ts';

type Order = AnswerOf<'GET /api/orders/info/list'>['data'][number];
type Act = (client: Client, random: Random, order: Order) => Promise<unknown>;

const own = ({ store_id, id }: Order) => ({ store_id, order_id: id });
const once = () => ({ key: randomUUID() });

/** How each thing is done that a row may offer; what is not here is left to others. */
export const clerkActs: Partial<Record<OrderAction, Act>> = {
  accept: (client, random, order) => {
    const later = chance(random, 0.15) ? { processing_days: 2 } : {};
    const body = { ...own(order), ...later };
    return client('POST /api/orders/seller/accept-order', { body }, once());
  },
  confirm_shipment: async (client, random, order) => {
    const body = { ...own(order), ...(await carrierOf(client, random, order)) };
    return client('POST /api/v2/orders/seller/confirm-order-shipment', { body }, once());
  },
  reject: async (client, random, order) => {
    const body = { ...own(order), ...(await reasonOf(client, random, 'rejection')) };
    return client('POST /api/orders/seller/reject-order', { body }, once());
  },
  ready_for_pickup: (client, _random, order) =>
    client('POST /api/orders/seller/ready-for-pickup', { body: own(order) }, once()),
  delivery_failed: async (client, random, order) => {
    const body = { ...own(order), ...(await reasonOf(client, random, 'failure')) };
    return client('POST /api/orders/seller/delivery-failed', { body }, once());
  },
  confirm_delivered: (client, random, order) => {
    const body = { ...own(order), receiver_name: pick(random, receivers) ?? 'Pembeli' };
    return client('POST /api/orders/seller/confirm-delivered', { body }, once());
  },
};

/** One that needs no note. */
async function reasonOf(client: Client, random: Random, why: 'rejection' | 'failure') {
  const query = { for: why };
  const { reasons } = await client('GET /api/orders/seller-rejection-reason/list', { query });
  const plain = reasons.filter(({ needs_note }) => !needs_note);
  return { reason_id: pick(random, plain)?.id ?? '' };
}

const receivers = ['Bu Tini', 'Pak Slamet', 'Mbak Rini', 'Mas Joko', 'Bu Sri', 'Pak Ujang'];

/** GLog where the order asks for it and GLog comes; otherwise one of the store's own drivers. */
async function carrierOf(
  client: Client,
  random: Random,
  { store_id, buyer_store_id, delivery, payment_method }: Order,
): Promise<{ courier_id: string } | { logistic: 'GLOG' }> {
  if (delivery === 'GLOG_SAME_DAY') {
    const query = { store_id, buyer_store_id, is_cod_required: payment_method === 'COD' };
    const { data } = await client('GET /api/stores/gada-logistic-available', { query });
    if (data[0]?.is_available) return { logistic: 'GLOG' };
  }
  const { couriers } = await client('GET /api/store-couriers/list', { query: { store_id } });
  const courier = pick(
    random,
    couriers.filter(({ is_active }) => is_active),
  );
  if (!courier) throw new Refused('courier_unavailable');
  return { courier_id: courier.id };
}
