import type { ImportantNote } from '@marketplace/contract/orders';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readUnableStores, type UnableStore } from './important-notes.sql.ts';

const feesLink = '/seller/fee-collections';

export async function listImportantNotes(
  db: Db,
  scope: StoreScope,
): Promise<{ important_notes: ImportantNote[] }> {
  return { important_notes: (await readUnableStores(db, scope)).map(toImportantNote) };
}

export function toImportantNote({
  store_id,
  store_name,
  is_active,
  allows_selling,
  owes_fees,
}: UnableStore): ImportantNote {
  const of = { store_id, store_name, link: null };
  if (!is_active)
    return {
      ...of,
      code: 'store_inactive',
      text: `${store_name} sedang nonaktif. Pesanan hanya dapat dilihat.`,
    };
  if (!allows_selling)
    return {
      ...of,
      code: 'selling_not_allowed',
      text: `${store_name} belum diizinkan berjualan. Pesanan baru tidak dapat diterima. ${
        owes_fees
          ? 'Ada biaya layanan yang lewat jatuh tempo lebih dari 7 hari: bayar dulu, lalu hubungi kami agar toko dibuka lagi.'
          : 'Hubungi kami agar toko dibuka.'
      }`,
      ...(owes_fees && { link: feesLink }),
    };
  return {
    ...of,
    code: 'fees_overdue',
    text: `${store_name} tidak menerima pesanan baru: ada biaya layanan yang lewat jatuh tempo lebih dari 7 hari. Pesanan yang sudah masuk tetap dapat diproses.`,
    link: feesLink,
  };
}
