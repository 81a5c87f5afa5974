import type { AnswerOf } from '@marketplace/contract/call';
import type { Db } from '../../../platform/db/handle.ts';
import type { FileAnswer } from '../../../platform/exports/file-answer.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { expiryOf, type Links, type Signed } from '../../../platform/files/links.ts';
import { dayIn, formatDay } from '../../../platform/indonesian-time.ts';
import { type StoreScope, systemScope } from '../../../platform/store-scope.ts';
import { showInvoice } from '../invoices/invoices.service.ts';
import { titleOf } from './invoice-paper.ts';
import { invoiceFile } from './papers.service.ts';

const secondsOfAWeek = 7 * 24 * 60 * 60;

type Ids = { store_id: string; order_id: string };
const wordsFor = ({ store_id, order_id }: Ids) => `invoice ${store_id} ${order_id}`;

/** For a buyer who has no login here: an address that opens the file for a week, and words to send it with. */
export async function linkToInvoice(
  links: Links,
  db: Db,
  scope: StoreScope,
  asked: string,
): Promise<AnswerOf<'GET /api/orders/seller/invoice-link'>> {
  const { invoice } = await showInvoice(db, scope, asked);
  const { store_id, order_id, time_zone } = invoice;
  const signed = await links.signWords(db, wordsFor({ store_id, order_id }), secondsOfAWeek);
  const expires_at = expiryOf(signed);
  const text = `${titleOf(invoice)} dari ${invoice.seller.name} untuk pesanan ${invoice.order_number}, total ${rupiah(invoice.total_amount)}. Tautan berlaku sampai ${formatDay(dayIn(expires_at, time_zone))}:`;
  const query = new URLSearchParams({ store_id, order_id, ...signed });
  return { url: `/api/orders/shared-invoice?${query}`, expires_at, text };
}

/** Refuses an address that nobody gave out, or that has expired. */
export const checkSharedInvoice = async (
  links: Links,
  db: Db,
  { store_id, order_id, ...signed }: Ids & Signed,
): Promise<void> => {
  await links.checkWords(db, wordsFor({ store_id, order_id }), signed);
};

export async function openSharedInvoice(db: Db, { store_id, order_id }: Ids): Promise<FileAnswer> {
  const { invoice } = await showInvoice(db, systemScope([store_id]), order_id);
  return invoiceFile(invoice, 'inline');
}
