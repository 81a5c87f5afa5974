import type { VoucherDetail } from '@marketplace/contract/voucher';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { refuseInactive } from '../stores/change-store.service.ts';
import { refuseOthers, told } from './save-voucher.service.ts';
import { detailOf } from './show-vouchers.service.ts';
import { lockVoucher } from './voucher-rows.sql.ts';
import { setEnded, setPaused } from './write-vouchers.sql.ts';

type Seen = { store_id: string; voucher_id: string; version: number };
type Answer = Promise<{ voucher: VoucherDetail }>;

export function pauseVoucher(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, voucher_id, version, is_paused }: Seen & { is_paused: boolean },
): Answer {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    const before = (await lockVoucher(db, store, voucher_id)) ?? fail('voucher_not_found');
    if (before.is_paused === is_paused && before.state !== 'ENDED')
      return { voucher: await detailOf(db, store, before) };
    await refuseOthers(db, store, before, version);
    await setPaused(db, store, user_id, voucher_id, is_paused);
    const { is_paused: was_paused } = before;
    const about = { store_id, voucher_id, before: was_paused, after: is_paused };
    await recordAct(db, 'voucher.pause', about);
    return told(db, store, voucher_id);
  });
}

export function endVoucher(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, voucher_id, version }: Seen,
): Answer {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    const before = (await lockVoucher(db, store, voucher_id)) ?? fail('voucher_not_found');
    if (before.state === 'ENDED') return { voucher: await detailOf(db, store, before) };
    await refuseOthers(db, store, before, version);
    await setEnded(db, store, user_id, voucher_id);
    const about = { store_id, voucher_id, before: before.state, after: 'ENDED' };
    await recordAct(db, 'voucher.end', about);
    return told(db, store, voucher_id);
  });
}
