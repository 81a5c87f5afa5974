import type { VoucherDetail } from '@marketplace/contract/voucher';
import type { VoucherListQuery } from '@marketplace/contract/vouchers';
import { boundedCount, countedUpTo } from '../../platform/bounded-count.ts';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { numberedPage } from '../../platform/pages.ts';
import { type OneStore, type StoreScope, storeIn } from '../../platform/store-scope.ts';
import { readBuyers } from './buyers.sql.ts';
import { countVouchers, readVouchers } from './voucher-list.sql.ts';
import {
  readChosenBuyers,
  readChosenProducts,
  readVoucher,
  type VoucherRecord,
} from './voucher-rows.sql.ts';

type Ids = { store_id: string; voucher_id: string };

export async function listVouchers(db: Db, scope: StoreScope, query: VoucherListQuery) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  const counted = await countVouchers(db, scope, query);
  const data = await readVouchers(db, scope, query);
  const counts = {
    CURRENT: boundedCount(counted.CURRENT).total_data,
    ENDED: boundedCount(counted.ENDED).total_data,
  };
  return { ...numberedPage(query, data, boundedCount(counted[query.tab])), counts };
}

export async function showVoucher(db: Db, scope: StoreScope, { store_id, voucher_id }: Ids) {
  return { voucher: await voucherDetail(db, storeIn(scope, store_id), voucher_id) };
}

export async function voucherDetail(
  db: Db,
  store: OneStore,
  voucher_id: string,
): Promise<VoucherDetail> {
  const voucher = (await readVoucher(db, store, voucher_id)) ?? fail('voucher_not_found');
  return detailOf(db, store, voucher);
}

export async function detailOf(
  db: Db,
  store: OneStore,
  { inventory_ids, buyer_store_ids, ...row }: VoucherRecord,
): Promise<VoucherDetail> {
  const chosen_products =
    inventory_ids.length > 0 ? await readChosenProducts(db, store, inventory_ids) : [];
  const chosen_buyers =
    buyer_store_ids.length > 0 ? await readChosenBuyers(db, buyer_store_ids) : [];
  return { ...row, chosen_products, chosen_buyers };
}

export const listBuyers = async (
  db: Db,
  scope: StoreScope,
  { store_id, query }: { store_id: string; query?: string | undefined },
) => ({ buyers: await readBuyers(db, storeIn(scope, store_id), query) });
