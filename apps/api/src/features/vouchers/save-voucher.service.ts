import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { VoucherDetail } from '@marketplace/contract/voucher';
import { mostVouchers } from '@marketplace/contract/voucher-words';
import type { VoucherSaveBody } from '@marketplace/contract/vouchers';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWith } from '../../platform/failure.ts';
import { payloadHash } from '../../platform/payload-hash.ts';
import { type OneStore, type StoreScope, storeIn } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { publishPromotions } from '../promotions/publish-promotions.service.ts';
import { refuseInactive } from '../stores/change-store.service.ts';
import { whoOrdered } from './buyers.sql.ts';
import { detailOf, voucherDetail } from './show-vouchers.service.ts';
import { lockVoucher, type VoucherRecord } from './voucher-rows.sql.ts';
import {
  endOverdue,
  insertVoucher,
  knownListings,
  lockToSave,
  lockVouchersOf,
  readStanding,
  updateVoucher,
} from './write-vouchers.sql.ts';

type Saved = Promise<{ voucher: VoucherDetail }>;

export function saveVoucher(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { inventory_ids, buyer_store_ids, ...asked }: VoucherSaveBody,
): Saved {
  const store = storeIn(scope, asked.store_id);
  const body = {
    ...asked,
    inventory_ids: [...new Set(inventory_ids)],
    buyer_store_ids: [...new Set(buyer_store_ids)],
  };
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    await lockVouchersOf(db, store);
    const { voucher_id } = body;
    await lockToSave(db, store, voucher_id);
    await endOverdue(db, store);
    return voucher_id
      ? changeOne(db, store, user_id, voucher_id, body)
      : addOne(db, store, user_id, body);
  });
}

async function addOne(db: Tx, store: OneStore, user_id: string, body: VoucherSaveBody): Saved {
  const payload_hash = payloadHash(body);
  const { current, same_id, with_code } = await readStanding(
    db,
    store,
    user_id,
    payload_hash,
    body.code,
  );
  if (same_id) return { voucher: await voucherDetail(db, store, same_id) };
  if (with_code) fail('voucher_code_taken');
  if (current >= mostVouchers) fail('vouchers_too_many');
  await refuse(db, store, body, undefined);
  const id = await insertVoucher(db, store, user_id, payload_hash, body);
  await recordAct(db, 'voucher.save', { ...store, voucher_id: id, before: null, after: body });
  return told(db, store, id);
}

async function changeOne(
  db: Tx,
  store: OneStore,
  user_id: string,
  voucher_id: string,
  body: VoucherSaveBody,
): Saved {
  const before = (await lockVoucher(db, store, voucher_id)) ?? fail('voucher_not_found');
  if (isSame(before, body)) return { voucher: await detailOf(db, store, before) };
  await refuseOthers(db, store, before, body.version);
  const { with_code } = await readStanding(db, store, user_id, '', body.code);
  if (with_code && with_code !== voucher_id) fail('voucher_code_taken');
  await refuse(db, store, body, before);
  await updateVoucher(db, store, user_id, voucher_id, body);
  await recordAct(db, 'voucher.save', { ...store, before, after: body });
  return told(db, store, voucher_id);
}

/** Somebody has ended it, or changed it since it was looked at. */
export async function refuseOthers(
  db: Tx,
  store: OneStore,
  before: VoucherRecord,
  version: number | undefined,
): Promise<void> {
  if (before.state === 'ENDED')
    failWith('voucher_ended', { current_voucher: await detailOf(db, store, before) });
  if (before.version !== version)
    failWith('voucher_version_conflict', { current_voucher: await detailOf(db, store, before) });
}

export async function told(db: Tx, store: OneStore, voucher_id: string): Saved {
  await publishPromotions(db, store.store_id);
  return { voucher: await voucherDetail(db, store, voucher_id) };
}

const compared = [
  'kind',
  'name',
  'discount_kind',
  'value',
  'max_discount',
  'minimum_amount',
  'minimum_quantity',
  'products',
  'buyers',
  'quota',
  'per_buyer',
] as const;

function isSame(before: VoucherRecord, body: VoucherSaveBody): boolean {
  const at = (moment: string | null) => moment && Date.parse(moment);
  const isAlike = (some: readonly string[], others: readonly string[]) =>
    some.length === others.length && some.every((each) => others.includes(each));
  return (
    compared.every((field) => before[field] === body[field]) &&
    before.code === (body.code ?? null) &&
    at(before.starts_at) === at(body.starts_at) &&
    at(before.ends_at) === at(body.ends_at) &&
    isAlike(before.inventory_ids, body.inventory_ids) &&
    isAlike(before.buyer_store_ids, body.buyer_store_ids)
  );
}

async function refuse(
  db: Tx,
  store: OneStore,
  body: VoucherSaveBody,
  before: VoucherRecord | undefined,
): Promise<void> {
  const wrong: Record<string, FieldErrorCode> = {};
  if (before && before.taken > 0) {
    if (before.kind !== body.kind) wrong.kind = 'used_already';
    if (before.code !== (body.code ?? null)) wrong.code = 'used_already';
    if (body.quota !== null && body.quota < before.taken) wrong.quota = 'quota_below_taken';
  }
  if (before && hasBegun(before) && Date.parse(before.starts_at) !== Date.parse(body.starts_at))
    wrong.starts_at = 'begun_already';
  if (body.ends_at !== null && Date.parse(body.ends_at) <= Date.now()) wrong.ends_at = 'date_past';
  const listings = await knownListings(db, store, body.inventory_ids);
  for (const [index, id] of body.inventory_ids.entries())
    if (!listings.has(id)) wrong[`inventory_ids.${index}`] = 'not_sold';
  const buyers = await whoOrdered(db, store, body.buyer_store_ids);
  for (const [index, id] of body.buyer_store_ids.entries())
    if (!buyers.has(id)) wrong[`buyer_store_ids.${index}`] = 'not_a_choice';
  if (Object.keys(wrong).length > 0) fail('validation_failed', wrong);
}

/** Who was promised it since then would find it gone. */
const hasBegun = ({ starts_at }: VoucherRecord): boolean => Date.parse(starts_at) <= Date.now();
