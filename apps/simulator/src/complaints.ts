import { randomUUID } from 'node:crypto';
import { buyerComplaintKinds, type ComplaintKind } from '@marketplace/contract/complaint-words';
import type { Behaviour } from './behaviour.ts';
import { storeOf } from './person.ts';
import { pick } from './random.ts';
import { settled } from './settled.ts';

/** Of a hundred orders that came, three are complained about; these buyers never say that all is well. */
const complained = 0.03;

const words: Partial<Record<ComplaintKind, string>> = {
  DAMAGED: 'Kardus basah dan sebagian isinya rusak.',
  SHORT: 'Jumlah barang kurang dari yang dipesan.',
  WRONG_ITEM: 'Barang yang datang tidak sesuai pesanan.',
  EXPIRED_GOODS: 'Tanggal kedaluwarsanya tinggal beberapa hari.',
};

/** Looks at what has come, and complains about some of it. */
export const complain: Behaviour = async (client, buyer, random) => {
  const store = await storeOf(client, buyer);
  const status = ['DELIVERED' as const];
  const query = { is_seller: false, buyer_store_id: store.id, status, page_size: 100 };
  const { data } = await client('GET /api/orders/info/list', { query });
  const order = data.find(({ id }) => settled(id) < complained);
  if (!order) return { told: `${store.name} has nothing to complain about` };
  const kind = pick(random, buyerComplaintKinds) ?? 'DAMAGED';
  const description = words[kind] ?? 'Sampai hari ini barang belum kami terima.';
  const body = { buyer_store_id: store.id, order_id: order.id, kind, description };
  await client('POST /api/complaints/buyer/register', { body }, { key: randomUUID() });
  return { told: `${store.name} complains about ${order.order_number}` };
};

/** Most take what they are offered. */
export const answerOffer: Behaviour = async (client, buyer) => {
  const store = await storeOf(client, buyer);
  const state = ['OFFERED' as const];
  const query = { is_seller: false, buyer_store_id: store.id, state };
  const { data } = await client('GET /api/complaints/seller/list', { query });
  const offered = data.at(-1);
  if (!offered) return { told: `${store.name} has no offer to answer` };
  const { id: complaint_id, order_id } = offered;
  const body = { buyer_store_id: store.id, order_id, complaint_id };
  const key = randomUUID();
  if (settled(complaint_id) < 0.2)
    await client('POST /api/complaints/buyer/decline-offer', { body }, { key });
  else await client('POST /api/complaints/buyer/accept-offer', { body }, { key });
  return { told: `${store.name} has answered an offer` };
};
