import type { Invoice } from '@marketplace/contract/invoice';
import type { PaperKind } from '@marketplace/contract/paper-kinds';
import type { Db } from '../../../platform/db/handle.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import type { Block } from '../../../platform/exports/pdf-blocks.ts';
import { pdfPapers } from '../../../platform/exports/pdf-document.ts';
import { type Sheet, sheets } from '../../../platform/exports/pdf-sheets.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { cameToNothing } from '../came-to-nothing.ts';
import { invoicesOf } from '../invoices/invoices.service.ts';
import { type PaperOrder, readPaperOrders } from '../invoices/paper-orders.sql.ts';
import { deliveryNote } from './delivery-note.ts';
import { fileNameOf, invoicePaper } from './invoice-paper.ts';
import { label } from './label.ts';
import { packingList } from './packing-list.ts';
import { receipt } from './receipt.ts';

type Paper = { title: string; blocks: Block[] };
type Kind = {
  /** What the file is called. */
  name: string;
  sheet: Sheet;
  /** Goes with the goods: there is none for an order that came to nothing. */
  isForGoods: boolean;
  of: (db: Db, store: OneStore, orders: readonly PaperOrder[]) => Promise<Paper[]> | Paper[];
};

const hasGoods = ({ fulfilment_status }: PaperOrder) => !cameToNothing.has(fulfilment_status);

const each = (paper: (order: PaperOrder) => Paper): Pick<Kind, 'of' | 'isForGoods'> => ({
  isForGoods: true,
  of: (_db, _store, orders) => orders.map(paper),
});

const kinds: Record<PaperKind, Kind> = {
  invoice: {
    name: 'faktur',
    sheet: sheets.a4,
    isForGoods: false,
    of: async (db, store, orders) => (await invoicesOf(db, store, orders)).map(invoicePaper),
  },
  delivery_note: { name: 'surat-jalan', sheet: sheets.a4, ...each(deliveryNote) },
  label_a6: { name: 'label', sheet: sheets.a6, ...each(label) },
  label_80: { name: 'label', sheet: sheets.roll80, ...each(label) },
  receipt_58: { name: 'struk', sheet: sheets.roll58, ...each(receipt) },
  receipt_80: { name: 'struk', sheet: sheets.roll80, ...each(receipt) },
  packing_list: {
    name: 'daftar-ambil',
    sheet: sheets.a4,
    isForGoods: true,
    of: (_db, _store, orders) => [packingList(orders)],
  },
};

/** One kind of paper for some orders of the store; what goes with goods leaves out those that came to nothing. Everything is read before the file begins: a refusal comes in time. */
export async function printPapers(
  db: Db,
  scope: StoreScope,
  { store_id, kind, order_ids }: { store_id: string; kind: PaperKind; order_ids: string[] },
): Promise<FileAnswer> {
  const store = storeIn(scope, store_id);
  const orders = await readPaperOrders(db, store, order_ids);
  if (orders.length < order_ids.length) fail('order_not_found');
  const { name, sheet, of, isForGoods } = kinds[kind];
  const wanted = isForGoods ? orders.filter(hasGoods) : orders;
  if (wanted.length === 0) fail('papers_unavailable');
  const papers = await of(db, store, wanted);
  const title = papers.length === 1 ? (papers[0]?.title ?? '') : `${papers.length} ${name}`;
  const created_at = new Date().toISOString();
  return fileAnswer(name, 'pdf', pdfPapers({ title, created_at, sheet, papers }));
}

/** Made of what was written down when it was made: asked for again, it is the same file. */
export const invoiceFile = (invoice: Invoice, shown?: 'inline'): FileAnswer => {
  const { created_at } = invoice;
  const paper = invoicePaper(invoice);
  const bytes = pdfPapers({ title: paper.title, created_at, sheet: sheets.a4, papers: [paper] });
  return fileAnswer(fileNameOf(invoice), 'pdf', bytes, shown);
};
