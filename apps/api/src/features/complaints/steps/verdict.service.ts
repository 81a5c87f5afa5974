import type { ComplaintRow, ComplaintTerms } from '@marketplace/contract/complaint';
import type { ComplaintVerdict } from '@marketplace/contract/ops-complaints';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { readComplainedLines } from '../../orders/complaints/complain-order.service.ts';
import { toComplaintRow } from '../record/complaint-row.ts';
import { changeComplaint } from '../record/write-complaint.sql.ts';
import { answerHours } from './answer-hours.ts';
import { mostOf } from './most.service.ts';
import { settle } from './settle.service.ts';
import { type Standing, takeStep, viewerOf } from './take-step.service.ts';
import { termsOf, wholeTerms, wordsOnly } from './terms.ts';

/** What the marketplace decides: either side may appeal, and the second time it is final. */
export function resolveComplaint(
  db: Db,
  { operator_id }: { operator_id: string },
  body: ComplaintVerdict,
): Promise<{ complaint: ComplaintRow }> {
  const { store_id, is_appealed, verdict, goods, lines, shipping_amount, text } = body;
  const acting = {
    actor: 'OPERATOR',
    who: undefined,
    operator_id,
    scope: systemScope([store_id]),
  } as const;
  return inTransaction(db, async (db) => {
    const complaint = await takeStep(db, acting, body, {
      kind: 'DECIDED',
      from: ['IN_REVIEW'],
      // A verdict that was written before an appeal is not the one on it.
      isPossible: ({ appealed_by }) => (appealed_by !== null) === is_appealed,
      text,
      payload: { is_appealed, verdict, goods, lines, shipping_amount },
      work: async (db, standing) => {
        const { store, complaint } = standing;
        const terms = await termsOfVerdict(db, standing, body);
        await recordAct(db, 'complaint.resolve', {
          store_id,
          complaint_id: complaint.id,
          verdict,
          refund_amount: terms.refund_amount,
          before: complaint.state,
          after: complaint.appealed_by ? 'FINAL' : 'DECIDED',
        });
        if (complaint.appealed_by) return settle(db, standing, terms);
        const change = { state: 'DECIDED', due_hours: answerHours, terms } as const;
        await changeComplaint(db, store, complaint.id, change);
        return { terms };
      },
    });
    return { complaint: toComplaintRow(complaint, viewerOf(acting, complaint)) };
  });
}

async function termsOfVerdict(
  db: Tx,
  standing: Standing,
  { verdict, goods, lines, shipping_amount }: ComplaintVerdict,
): Promise<ComplaintTerms> {
  const { store, order, complaint } = standing;
  if (verdict === 'NOTHING') return wordsOnly('NOTHING');
  if (complaint.reported_by === 'SELLER')
    return verdict === 'WHOLE' ? wordsOnly('UPHELD') : fail('complaint_is_report');
  const most = await mostOf(db, standing);
  if (verdict === 'PART' && lines) {
    const kind = goods === 'KEPT' ? 'REFUND' : 'RETURN';
    return termsOf({ kind, goods, lines, shipping_amount }, most);
  }
  const ordered = await readComplainedLines(db, store, order.id);
  const about = new Map(most.lines.map(({ line_id, quantity }) => [line_id, quantity]));
  const isWholeOrder = ordered.every(({ line_id, quantity }) => about.get(line_id) === quantity);
  return wholeTerms(most, goods, isWholeOrder);
}
