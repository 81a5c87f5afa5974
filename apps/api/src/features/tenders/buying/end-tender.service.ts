import type { TenderRow } from '@marketplace/contract/tender';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { endTender, hasTaken } from '../matching/fits.sql.ts';
import { followLater } from '../matching/follow-tender.service.ts';
import { toTenderRow } from '../record/tender-row.ts';
import { lockTender, readTender, type TenderKey } from '../record/tender-rows.sql.ts';

/** Nothing of it is wanted any more: all was given to stores. */
export async function endIfCovered(db: Tx, key: TenderKey): Promise<void> {
  const tender = await readTender(db, key);
  if (tender && tender.covered_count === tender.item_count) await endTender(db, key, 'AWARDED');
}

export function closeTender(
  db: Db,
  scope: BuyerScope,
  key: TenderKey,
): Promise<{ tender: TenderRow }> {
  return inTransaction(db, async (db) => {
    const tender = (await lockTender(db, key, 'update')) ?? fail('tender_not_found');
    const may_act = scope.level === 'MANAGE';
    if (tender.state === 'EXPIRED')
      return failWith('tender_closed', { current_tender: toTenderRow(tender, may_act) });
    if (tender.state === 'OPEN') {
      const isTaken = await hasTaken(db, key);
      await endTender(db, key, isTaken ? 'AWARDED' : 'CLOSED');
      await followLater(db, key);
    }
    const now = (await readTender(db, key)) ?? fail('tender_not_found');
    return { tender: toTenderRow(now, may_act) };
  });
}
