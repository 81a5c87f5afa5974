import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Outcome } from '../../../platform/outbox/channel.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { booksThere, type ChosenBooks, noteLoss } from '../accounting.service.ts';
import type { Accurate } from '../accurate/accurate.ts';
import { AccurateFailure } from '../accurate/accurate-failure.ts';
import { type TheirBooks, theirBooks } from '../accurate/their-books.ts';
import { endDifferences, type NewDifference, writeDifferences } from '../record/differences.sql.ts';
import { writeLog } from '../record/log.sql.ts';
import { invoiceFor, inWayOf, returnFor, type Service } from './document-lines.ts';
import {
  type Document,
  lockDocument,
  readCustomer,
  readInvoiceLines,
  readInvoiceSums,
  readReturnLines,
  type SoldLine,
  writeCustomer,
  writeState,
} from './documents.sql.ts';
import { settleShelves } from './shelves.sql.ts';

type Ready = { document: Document; lines: SoldLine[]; mayBeThere: boolean };

/** A day's invoice is nobody's in particular. */
const dailyCustomer = { buyer_store_id: '0', name: 'Penjualan Marketplace' };

/**
 * Writes one document into their books, once. That it is about to be sent is on record before it is; whoever finds it so looks for
 * its number there first, since the answer may have been lost after it was saved.
 */
export async function sendDocument(
  db: Db,
  accurate: Accurate,
  store: OneStore,
  chosen: ChosenBooks,
  document_id: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const ready = await inTransaction(db, (db) => prepare(db, store, document_id));
  if (!ready) return 'sent';
  const books = theirBooks(accurate, db, booksThere(chosen), signal);
  try {
    const known = ready.mayBeThere ? await find(books, ready.document) : undefined;
    const id = known ?? (await save(db, accurate, books, store, chosen, ready));
    await inTransaction(db, (db) => finish(db, store, ready, id));
    return 'sent';
  } catch (error) {
    if (!(error instanceof AccurateFailure)) throw error;
    return inTransaction(db, (db) => giveUp(db, store, ready, error));
  }
}

async function prepare(db: Tx, store: OneStore, document_id: string): Promise<Ready | undefined> {
  const document = await lockDocument(db, store, document_id);
  if (!document || !['WAITING', 'SENDING'].includes(document.state)) return undefined;
  const lines =
    document.kind === 'INVOICE'
      ? await readInvoiceLines(db, store, document.id)
      : await readReturnLines(db, store, document.complaint_id ?? '0');
  const mayBeThere = document.state === 'SENDING';
  const inWay = lines.flatMap((line) => inWayOf(line) ?? []);
  const [first] = inWay;
  // What may be there already is looked for, whatever has become of its links.
  if (first && !mayBeThere) {
    const words = [...new Set(inWay.map((each) => each.words))].slice(0, 5).join(' ');
    await writeState(db, store, document.id, { state: 'HELD', words });
    await writeDifferences(db, store, [
      { document_id: document.id, reason: first.reason, words },
      ...productsIn(inWay),
    ]);
    return undefined;
  }
  await writeState(db, store, document.id, {
    state: 'SENDING',
    is_queued: true,
    attempted: true,
  });
  return { document, lines, mayBeThere };
}

const productsIn = (inWay: readonly NonNullable<ReturnType<typeof inWayOf>>[]): NewDifference[] => {
  const byVariant = new Map(inWay.map((each) => [each.line.variant_id, each]));
  return [...byVariant].map(([variant_id, { reason, words }]) => ({ variant_id, reason, words }));
};

const find = (books: TheirBooks, { kind, number }: Document) =>
  kind === 'INVOICE' ? books.findInvoice(number) : books.findReturn(number);

async function save(
  db: Db,
  accurate: Accurate,
  books: TheirBooks,
  store: OneStore,
  { warehouse_name, database_id }: ChosenBooks,
  { document, lines }: Ready,
): Promise<string> {
  const inWay = lines.flatMap((line) => inWayOf(line) ?? []);
  if (inWay[0]) throw new AccurateFailure('refused', inWay[0].words);
  const customer_no = await customerOf(db, books, store, document);
  const at = { customer_no, warehouse_name };
  const written =
    document.kind === 'INVOICE'
      ? invoiceFor(document, lines, await readInvoiceSums(db, store, document.id), at)
      : returnFor(document, lines, at);
  for (const service of written.services) await keepService(accurate, books, database_id, service);
  try {
    return document.kind === 'INVOICE'
      ? await books.saveInvoice(written.document)
      : await books.saveReturn(written.document);
  } catch (error) {
    if (!isTaken(error)) throw error;
    // By us, in a try whose answer nobody heard.
    const id = await find(books, document);
    if (id === undefined) throw error;
    return id;
  }
}

const isTaken = (error: unknown) =>
  error instanceof AccurateFailure &&
  error.kind === 'refused' &&
  /sudah digunakan/i.test(error.words);

/** Known for as long as the process lives; asked again, it is there already. */
const kept = new WeakMap<Accurate, Set<string>>();

async function keepService(
  accurate: Accurate,
  books: TheirBooks,
  database_id: string,
  service: Service,
): Promise<void> {
  const known = kept.get(accurate) ?? new Set();
  kept.set(accurate, known);
  const key = `${database_id} ${service.item_no}`;
  if (known.has(key)) return;
  await books.keepService(service.item_no, service.name);
  known.add(key);
}

async function customerOf(
  db: Db,
  books: TheirBooks,
  store: OneStore,
  document: Document,
): Promise<string> {
  const buyer_store_id = document.buyer_store_id ?? dailyCustomer.buyer_store_id;
  const known = await readCustomer(db, store, buyer_store_id);
  if (known) return known;
  const customer_no = document.buyer_store_id ? `MP-${document.buyer_store_id}` : 'MP-HARIAN';
  const name = document.buyer_name ?? dailyCustomer.name;
  if (!(await books.hasCustomer(customer_no))) await books.saveCustomer(customer_no, name);
  await writeCustomer(db, store, buyer_store_id, customer_no);
  return customer_no;
}

async function finish(db: Tx, store: OneStore, { document, lines }: Ready, id: string) {
  const now = await lockDocument(db, store, document.id);
  // Another process has found it there meanwhile: the shelves follow it once.
  if (now?.state !== 'SENDING') return;
  await writeState(db, store, document.id, { state: 'SENT', accurate_id: id });
  const sign = document.kind === 'INVOICE' ? -1 : 1;
  await settleShelves(
    db,
    store,
    lines.map(({ variant_id, pieces }) => ({ variant_id, change: sign * pieces })),
  );
  await endDifferences(db, store, [{ document_id: document.id }]);
  await writeLog(db, store, [
    {
      kind: document.kind,
      about: document.number,
      change: `Rp ${new Intl.NumberFormat('id-ID').format(document.total)}`,
      document_id: document.id,
    },
  ]);
}

const isClosedPeriod = /periode|ditutup/i;

async function giveUp(
  db: Tx,
  store: OneStore,
  { document }: Ready,
  failure: AccurateFailure,
): Promise<Outcome> {
  const document_id = document.id;
  const now = await lockDocument(db, store, document_id);
  if (now?.state !== 'SENDING') return 'sent';
  const { kind, words } = failure;
  if (kind === 'later') {
    await writeDifferences(db, store, [{ document_id, reason: 'NOT_SENT', words }]);
    return { later: 'accurate' };
  }
  if (kind === 'lost') {
    // It goes on from where it is once a person has mended what is wrong.
    await noteLoss(db, store, failure);
    await writeState(db, store, document_id, { state: 'SENDING', words });
    await writeDifferences(db, store, [{ document_id, reason: 'NOT_SENT', words }]);
    return 'sent';
  }
  await writeState(db, store, document_id, { state: 'REFUSED', words });
  const reason = isClosedPeriod.test(words) ? 'DATED_BACK' : 'REFUSED';
  await writeDifferences(db, store, [{ document_id, reason, words }]);
  await writeLog(db, store, [
    { kind: document.kind, is_failed: true, about: document.number, words, document_id },
  ]);
  return 'sent';
}
