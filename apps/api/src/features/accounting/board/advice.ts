import type { DifferenceReason, Settlement } from '@marketplace/contract/accounting-words';

type Subject = 'PRODUCT' | 'DOCUMENT';

/** What each difference means and what to do about it. */
const advice: Record<DifferenceReason, string> = {
  NOT_SENT: 'Belum sampai di Accurate. Akan dicoba lagi sendiri.',
  REFUSED: 'Accurate menolaknya. Perbaiki yang disebut di pesannya, lalu kirim lagi.',
  DATED_BACK:
    'Tanggalnya ada di periode yang sudah ditutup di Accurate. Buka periodenya lalu kirim lagi, atau catat dengan tanggal hari ini.',
  CHANGED_THERE: 'Stoknya diubah di Accurate. Pilih angka mana yang benar.',
  CHANGED_HERE: 'Stoknya diubah di sini. Pilih angka mana yang benar.',
  CHANGED_BOTH: 'Stoknya diubah di kedua tempat. Pilih angka mana yang benar.',
  UNIT: 'Isi satuannya di Accurate tidak sama lagi. Pasangkan ulang produk ini.',
  UNLINKED: 'Ada produk yang belum dipasangkan. Pasangkan dulu, lalu terkirim sendiri.',
  ITEM_GONE: 'Barangnya tidak ada atau tidak aktif lagi di Accurate. Pasangkan ulang produk ini.',
};

export const adviceOn = (reason: DifferenceReason): string => advice[reason];

const ofStock: readonly DifferenceReason[] = ['CHANGED_THERE', 'CHANGED_HERE', 'CHANGED_BOTH'];

export function actionsFor(subject: Subject, reason: DifferenceReason): Settlement[] {
  if (subject === 'PRODUCT' && ofStock.includes(reason)) return ['ACCEPT_OURS', 'ACCEPT_THEIRS'];
  if (subject === 'PRODUCT') return reason === 'REFUSED' ? ['RETRY'] : [];
  return reason === 'DATED_BACK' ? ['RETRY', 'ACCEPT_THEIRS'] : ['RETRY'];
}
