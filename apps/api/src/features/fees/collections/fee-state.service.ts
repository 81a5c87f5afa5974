import type { FeeNote, FeeState } from '@marketplace/contract/fee-collections';
import type { Db } from '../../../platform/db/handle.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { fail } from '../../../platform/failure.ts';
import { formatInstant } from '../../../platform/indonesian-time.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { type FeesOwed, isStoppedByFees, readFeesOwed } from './fee-state.sql.ts';

export { stoppedByFees } from './fee-state.sql.ts';

/** For whoever takes orders of a store. */
export const takesNewOrders = async (db: Db, store_id: string): Promise<boolean> =>
  !(await isStoppedByFees(db, store_id));

async function owedBy(db: Db, scope: StoreScope, asked: string): Promise<FeesOwed> {
  return (await readFeesOwed(db, storeIn(scope, asked).store_id)) ?? fail('permission_denied');
}

export async function feeState(db: Db, scope: StoreScope, store_id: string): Promise<FeeState> {
  const owed = await owedBy(db, scope, store_id);
  const { due_amount, overdue_amount, blocks_new_orders, first_due_at, blocks_at } = owed;
  const amounts = { due_amount, overdue_amount, blocks_new_orders, first_due_at, blocks_at };
  return { state: stateOf(owed), ...amounts };
}

function stateOf({ unpaid, overdue_amount, blocks_new_orders }: FeesOwed): FeeState['state'] {
  if (blocks_new_orders) return 'BLOCKED';
  if (overdue_amount > 0) return 'OVERDUE';
  return unpaid > 0 ? 'DUE' : 'NONE';
}

const link = '/seller/fee-collections';

/** The most urgent first. */
export async function listFeeNotes(
  db: Db,
  scope: StoreScope,
  store_id: string,
): Promise<{ important_notes: FeeNote[] }> {
  const owed = await owedBy(db, scope, store_id);
  const of = { store_id, store_name: owed.store_name, link };
  const urgent = noteOf(owed);
  const waiting: FeeNote = {
    ...of,
    code: 'fee_waits_for_verification',
    text: `Bukti bayar untuk ${owed.waiting} tagihan sedang diperiksa.${otherBar(owed) ? '' : ' Toko tetap menerima pesanan.'}`,
  };
  return {
    important_notes: [
      ...(owed.refusal ? [{ ...of, ...refusalOf(owed.refusal, owed.time_zone) }] : []),
      ...(urgent ? [{ ...of, ...urgent }] : []),
      ...(owed.waiting > 0 ? [waiting] : []),
    ],
  };
}

const refusalOf = (
  { reason, deadline_at }: NonNullable<FeesOwed['refusal']>,
  time_zone: string,
): Pick<FeeNote, 'code' | 'text'> => ({
  code: 'fee_proof_refused',
  text: `Bukti bayar ditolak: ${reason}. Kirim bukti lain sebelum ${formatInstant(deadline_at, time_zone)}.`,
});

function noteOf(owed: FeesOwed): Pick<FeeNote, 'code' | 'text'> | undefined {
  const { store_name, due_amount, overdue_amount, time_zone, first_due_at, blocks_at } = owed;
  if (!first_due_at || !blocks_at) return undefined;
  const [due, blocks] = [first_due_at, blocks_at].map((at) => formatInstant(at, time_zone));
  const overdue = rupiah(overdue_amount);
  const bar = otherBar(owed);
  switch (stateOf(owed)) {
    case 'BLOCKED':
      return {
        code: 'fee_blocks_orders',
        text: `${store_name} tidak menerima pesanan baru: biaya layanan ${overdue} lewat jatuh tempo lebih dari 7 hari${bar ? `, dan toko ini ${bar}` : ''}. Bayar dan kirim buktinya, ${bar ? 'lalu hubungi kami agar toko dibuka lagi' : 'toko langsung menerima pesanan lagi'}.`,
      };
    case 'OVERDUE':
      return {
        code: 'fee_overdue',
        text: `Biaya layanan ${overdue} sudah lewat jatuh tempo. Bayar sebelum ${blocks}${bar ? '' : ` agar ${store_name} tetap menerima pesanan baru`}.`,
      };
    default:
      return {
        code: 'fee_due',
        text: `Biaya layanan ${rupiah(due_amount)} jatuh tempo ${due}.`,
      };
  }
}

/** What else keeps a store from taking orders: paying alone would not open it. */
function otherBar({ is_active, allows_selling }: FeesOwed): string | undefined {
  if (!is_active) return 'nonaktif';
  return allows_selling ? undefined : 'belum diizinkan berjualan';
}
