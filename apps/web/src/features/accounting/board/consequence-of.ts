import type { AccountingDifference } from '@marketplace/contract/accounting-sync';
import type { Settlement } from '@marketplace/contract/accounting-words';
import { number } from '../../../platform/format/money.ts';

type Settled = Pick<AccountingDifference, 'subject' | 'ours' | 'theirs'>;

/** What becomes of it, before somebody says yes. */
export function consequenceOf(action: Settlement, { subject, ours, theirs }: Settled): string {
  if (subject === 'DOCUMENT')
    return 'Dokumen dikirim lagi dengan tanggal hari ini, karena periode aslinya sudah ditutup di Accurate.';
  return action === 'ACCEPT_OURS'
    ? `Stok di Accurate disesuaikan dari ${number(theirs ?? 0)} menjadi ${number(ours ?? 0)} pcs. Ini tidak bisa diurungkan.`
    : `Stok di toko ini disesuaikan dari ${number(ours ?? 0)} menjadi ${number(theirs ?? 0)} pcs, dan tercatat di riwayat stok. Ini tidak bisa diurungkan.`;
}
