import { randomUUID } from 'node:crypto';
import type { InputsOf } from '@marketplace/contract/call';
import { atWork, operatorAtWork } from './over-the-api.ts';

type Terms = Partial<InputsOf<'POST /ops/promotions/publish'>['body']>;

const day = 86_400_000;

/** A time on the clocks of Jakarta, so many days from now. */
const localInDays = (days: number) =>
  new Date(Date.now() + 7 * 3_600_000 + days * day).toISOString().slice(0, 16);

/** What the marketplace offers to join from now on: it runs in every zone already, for a few days. */
export async function publishedPromotion(base: string, terms: Terms = {}) {
  const { call } = await operatorAtWork(base, 'catalogue');
  const { promotion } = await call('POST /ops/promotions/publish', {
    body: {
      promotion_type: 'DISCOUNT',
      name: `Pekan Uji ${randomUUID().slice(0, 8)}`,
      description: 'Untuk semua toko.',
      terms: 'Stok harus tersedia.\nHarga lebih murah dari biasa.',
      min_discount_percent: 10,
      min_quota: 5,
      platform_share_percent: 40,
      platform_limit: 100_000_000,
      joins_until_local: localInDays(3),
      starts_local: localInDays(-1),
      ends_local: localInDays(4),
      ...terms,
    },
  });
  return promotion;
}

/** The products of a store that fit a promotion and can join now. */
export async function fittingProducts(base: string, store_id: string, cms_id: string) {
  const { call } = await atWork(base, 'owner');
  const { data } = await call('GET /api/promotions/candidates', {
    query: { store_id, cms_id, page_size: 100 },
  });
  return data.filter(({ hindrance }) => hindrance === null);
}

/** A running promotion in which the store has a product. */
export async function joinedPromotion(base: string, store_id: string) {
  const { cms_id } = await publishedPromotion(base);
  const { call } = await atWork(base, 'owner');
  const [first] = await fittingProducts(base, store_id, cms_id);
  if (!first) throw new Error(`store ${store_id} has nothing for a promotion`);
  const { inventory_id, highest_promotion_price: price } = first;
  const items = [{ inventory_id, price, quota: 5 }];
  await call('POST /api/promotions/join', { body: { store_id, cms_id, items } });
  return cms_id;
}

type Voucher = Partial<InputsOf<'POST /api/vouchers/save'>['body']>;

/** A voucher of a store that everybody can use. */
export async function runningVoucher(base: string, store_id: string, more: Voucher = {}) {
  const { call } = await atWork(base, 'owner');
  const { voucher } = await call('POST /api/vouchers/save', {
    body: {
      store_id,
      kind: 'VOUCHER',
      name: 'Voucher uji',
      code: `UJI${randomUUID().replaceAll('-', '').slice(0, 8)}`,
      discount_kind: 'PERCENT',
      value: 5,
      products: 'ALL',
      buyers: 'ALL',
      starts_at: new Date().toISOString(),
      ...more,
    },
  });
  return voucher;
}
