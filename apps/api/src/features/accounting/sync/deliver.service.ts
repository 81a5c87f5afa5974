import type { Db } from '../../../platform/db/handle.ts';
import { type Outcome, serve, type Transport } from '../../../platform/outbox/channel.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { isChosen, noteLoss } from '../accounting.service.ts';
import type { Accurate } from '../accurate/accurate.ts';
import { AccurateFailure } from '../accurate/accurate-failure.ts';
import { readBooks } from '../books-of-store.sql.ts';
import { accountingMessages } from './accounting-messages.ts';
import { sendDocument } from './send-document.service.ts';
import { sendAccepted, syncStock } from './sync-stock.service.ts';
import { unqueue } from './waiting-books.sql.ts';

/** Shorter than the turn at a target is held. */
const mostMs = 45_000;

/** Carries what a store's books wait for to Accurate. What cannot be now, since a person has to mend something first, is asked for again then. */
export const openAccounting = (db: Db, accurate: Accurate): Transport =>
  serve(accountingMessages, async ({ target, payload, signal }): Promise<Outcome> => {
    const scope = systemScope([target]);
    const store = storeIn(scope, target);
    const books = await readBooks(db, scope);
    if (!isChosen(books) || books.problem) {
      if (payload.kind === 'DOCUMENT') await unqueue(db, store, payload.document_id);
      return 'sent';
    }
    const within = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
    if (payload.kind === 'DOCUMENT')
      return sendDocument(db, accurate, store, books, payload.document_id, within);
    try {
      if (payload.kind === 'SHELF') await sendAccepted(db, accurate, store, books, payload, within);
      else await syncStock(db, accurate, store, books, within, { all: payload.all });
      return 'sent';
    } catch (error) {
      if (!(error instanceof AccurateFailure)) throw error;
      await noteLoss(db, store, error);
      // A stock is no document: the next look finds what is still to be done.
      return error.kind === 'later' ? { later: 'accurate' } : 'sent';
    }
  });
