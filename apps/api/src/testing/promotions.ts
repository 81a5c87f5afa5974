import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { PromotionItem } from '@marketplace/contract/promotion';
import type { VoucherDetail } from '@marketplace/contract/voucher';
import { sql } from 'kysely';
import { wallTime } from '../platform/indonesian-time.ts';
import type { TestServer } from './test-server.ts';

type More = Record<string, unknown>;

const momentIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What the clocks of a zone show in so many hours. */
export const clockIn = (hours: number, time_zone = 'Asia/Jakarta') =>
  wallTime(momentIn(hours), time_zone).toISOString().slice(0, 16);

/** One that runs and can be joined, for all products, of which the marketplace pays half. */
export const promotionBody = (more: More = {}) => ({
  promotion_type: 'FLASH_SALE',
  name: `Promo uji ${randomUUID()}`,
  description: 'Harga turun sehari penuh.',
  terms: 'Satu pembeli, satu kali.',
  category_ids: [],
  min_discount_percent: 10,
  min_quota: 5,
  platform_share_percent: 50,
  platform_limit: 1_000_000,
  joins_until_local: clockIn(20),
  starts_local: clockIn(-3),
  ends_local: clockIn(24),
  ...more,
});

/** Publishes one, and answers with its id. */
export async function publish(server: TestServer, operator: string, more: More = {}) {
  const { opsPromotions } = contract;
  const made = await server.call(opsPromotions.publish, { body: promotionBody(more) }, operator);
  if (made.status !== 200) throw new Error(`nothing was published: ${made.text}`);
  return made.body.promotion.cms_id;
}

type Price = { price: number; quota: number; version?: number };

/** Puts a listing into it, or changes what it is in it. */
export async function joinWith(
  server: TestServer,
  token: string,
  cms_id: string,
  { id: inventory_id, store_id }: Pick<InventoryRow, 'id' | 'store_id'>,
  price: Price,
): Promise<PromotionItem> {
  const body = { store_id, cms_id, items: [{ inventory_id, ...price }] };
  const joined = await server.call(contract.promotions.join, { body }, token);
  if (joined.status !== 200) throw new Error(`it was not joined: ${joined.text}`);
  const item = joined.body.items.find((each) => each.inventory_id === inventory_id);
  if (!item) throw new Error('what was joined is not there');
  return item;
}

/** As if its times were these, on the clock of whoever looks. */
export async function moveTimes(
  { database }: TestServer,
  cms_id: string,
  { joins_until, starts_at, ends_at }: { joins_until: string; starts_at: string; ends_at: string },
): Promise<void> {
  const { db } = database;
  await sql`update promotions set joins_until = ${joins_until}::timestamp, starts_at = ${starts_at}::timestamp,
    ends_at = ${ends_at}::timestamp where id = ${cms_id}::bigint`.execute(db);
  await sql`update promotion_items set starts_at = ${starts_at}::timestamp, ends_at = ${ends_at}::timestamp
    where promotion_id = ${cms_id}::bigint`.execute(db);
  await sql`update promotion_stores set ends_at = ${ends_at}::timestamp
    where promotion_id = ${cms_id}::bigint`.execute(db);
}

let codes = 0;

/** A code that nobody had, which takes 5.000 off orders of 20.000. */
export const voucherBody = (store_id: string, more: More = {}) => ({
  store_id,
  kind: 'VOUCHER',
  name: 'Voucher uji',
  ...(more.kind === 'VOLUME' ? {} : { code: `UJI${++codes}KODE` }),
  discount_kind: 'AMOUNT',
  value: 5_000,
  minimum_amount: 20_000,
  products: 'ALL',
  buyers: 'ALL',
  starts_at: momentIn(-1),
  ...more,
});

export async function saveVoucher(
  server: TestServer,
  token: string,
  store_id: string,
  more: More = {},
): Promise<VoucherDetail> {
  const body = voucherBody(store_id, more);
  const saved = await server.call(contract.vouchers.save, { body }, token);
  if (saved.status !== 200) throw new Error(`it was not saved: ${saved.text}`);
  return saved.body.voucher;
}
