import type { ComplaintRow } from '@marketplace/contract/complaint';
import {
  type ComplaintAction,
  type ComplaintKind,
  openComplaintStates,
} from '@marketplace/contract/complaint-words';
import { formatInstant } from '../../../platform/indonesian-time.ts';
import type { ComplaintRecord } from './complaint-rows.sql.ts';

/** Who looks at a complaint, and whether they may act on it. */
export type Viewer = { side: 'seller' | 'buyer' | 'operator'; may_act: boolean };

const isOpen = ({ state }: ComplaintRecord) =>
  (openComplaintStates as readonly string[]).includes(state);

export const withdrawableStates = ['OPEN', 'OFFERED', 'IN_REVIEW'] as const;

/** Nobody takes back what was decided, also while an appeal against it is looked at. */
export const mayWithdraw = ({ state, appealed_by }: ComplaintRecord) =>
  (withdrawableStates as readonly string[]).includes(state) && appealed_by === null;

/** What the store still has to hand over. */
const owesRefund = ({ hand_over_amount, handed_over_at, claimed_at }: ComplaintRecord) =>
  hand_over_amount > 0 && !handed_over_at && !claimed_at;

export function toComplaintRow(record: ComplaintRecord, viewer: Viewer): ComplaintRow {
  const {
    is_active: _,
    is_overdue: ______,
    order_status: __,
    order_deadline_at: ___,
    terms,
    appealed_by,
    hand_over_amount,
    hand_over_due_at,
    handed_over_at: ____,
    claimed_at: _____,
    refund_amount,
    ...row
  } = record;
  const said = isOpen(record) ? (terms?.refund_amount ?? null) : null;
  return {
    ...row,
    is_appealed: appealed_by !== null,
    refund_amount: record.state === 'RESOLVED' ? refund_amount : said,
    hand_over:
      owesRefund(record) && hand_over_due_at
        ? { amount: hand_over_amount, due_at: hand_over_due_at }
        : null,
    copywriting: copywriting(record, viewer),
    allowed_actions: viewer.may_act ? allowedActions(record, viewer) : [],
  };
}

/** What may be done next, as the server will let it be done. */
function allowedActions(record: ComplaintRecord, { side }: Viewer): ComplaintAction[] {
  if (record.is_overdue) return [];
  if (side === 'operator' || (side === 'seller' && !record.is_active)) return [];
  const isOwn = record.reported_by === (side === 'seller' ? 'SELLER' : 'BUYER');
  const actions: ComplaintAction[] = [];
  if (side === 'seller' && record.state === 'OPEN') actions.push('respond');
  if (side === 'buyer' && record.state === 'OFFERED') actions.push('accept_offer', 'decline_offer');
  if (record.state === 'DECIDED') actions.push('appeal');
  if (isOwn && mayWithdraw(record)) actions.push('withdraw');
  if (side === 'seller' && owesRefund(record)) actions.push('hand_over_refund');
  return actions;
}

function copywriting(record: ComplaintRecord, { side }: Viewer): string {
  const at = (instant: string | null) => (instant ? formatInstant(instant, record.time_zone) : '');
  const due = at(record.deadline_at);
  if (side === 'seller' && owesRefund(record))
    return `Serahkan uang kembali ke pembeli sebelum ${at(record.hand_over_due_at)}.`;
  switch (record.state) {
    case 'OPEN':
      return side === 'seller'
        ? `Jawab sebelum ${due}.`
        : `Menunggu jawaban penjual sampai ${due}.`;
    case 'OFFERED':
      return side === 'buyer'
        ? `Jawab tawaran penjual sebelum ${due}.`
        : `Menunggu jawaban pembeli sampai ${due}.`;
    case 'IN_REVIEW':
      return record.appealed_by
        ? 'Banding sedang diperiksa marketplace.'
        : 'Sedang diperiksa marketplace.';
    case 'DECIDED':
      return `Sudah diputuskan. Banding bisa diajukan sampai ${due}, lalu keputusan dijalankan.`;
    default:
      return endings[record.state];
  }
}

const endings = {
  RESOLVED: 'Selesai.',
  REJECTED: 'Ditolak oleh marketplace.',
  WITHDRAWN: 'Dibatalkan oleh pelapor.',
} as const;

/** As the history of the order tells why it waits. */
export const kindWords: Record<ComplaintKind, string> = {
  DAMAGED: 'Barang rusak',
  SHORT: 'Barang kurang',
  WRONG_ITEM: 'Barang salah',
  EXPIRED_GOODS: 'Barang kedaluwarsa',
  NOT_RECEIVED: 'Barang belum diterima',
  BUYER_UNREACHABLE: 'Pembeli tidak bisa dihubungi',
  BUYER_REFUSED: 'Pembeli menolak barang',
  WRONG_ADDRESS: 'Alamat salah',
  PAYMENT_PROBLEM: 'Masalah pembayaran',
  GOODS_RETURNED: 'Barang dikembalikan',
  OTHER: 'Lainnya',
};
