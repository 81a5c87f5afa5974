import type { ComplaintRow } from '@marketplace/contract/complaint';
import type { ComplaintState } from '@marketplace/contract/complaint-words';
import type { RespondBody } from '@marketplace/contract/complaints';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { BuyerScope, StoreScope } from '../../../platform/store-scope.ts';
import { reopenOrder } from '../../orders/complaints/settle-order.service.ts';
import { mayWithdraw, toComplaintRow, withdrawableStates } from '../record/complaint-row.ts';
import { changeComplaint } from '../record/write-complaint.sql.ts';
import { answerHours } from './answer-hours.ts';
import { mostOf } from './most.service.ts';
import { settle } from './settle.service.ts';
import { type ComplaintIds, type Step, takeStep, viewerOf } from './take-step.service.ts';
import { termsOf } from './terms.ts';

type Scope = StoreScope | BuyerScope;
type Said = ComplaintIds & { text: string; photo_ids: readonly string[] };

async function act(
  db: Db,
  who: Caller,
  scope: Scope,
  ids: ComplaintIds,
  step: Step,
): Promise<{ complaint: ComplaintRow }> {
  const acting = { actor: scope.side === 'buyer' ? 'BUYER' : 'SELLER', who, scope } as const;
  const complaint = await takeStep(db, acting, ids, step);
  return { complaint: toComplaintRow(complaint, viewerOf(acting, complaint)) };
}

/** The seller offers something, or says why not, and then the marketplace looks at it. */
export const respond = (db: Db, who: Caller, scope: StoreScope, body: RespondBody) => {
  const { offer, text, photo_ids } = body;
  return act(db, who, scope, body, {
    kind: offer ? 'OFFERED' : 'REFUSED',
    from: ['OPEN'],
    text,
    photo_ids,
    payload: offer,
    work: async (db, standing) => {
      const { store, complaint } = standing;
      if (!offer) {
        await changeComplaint(db, store, complaint.id, { state: 'IN_REVIEW', terms: null });
        return undefined;
      }
      const terms = termsOf(offer, await mostOf(db, standing), 'offer.');
      const change = { state: 'OFFERED', due_hours: answerHours, terms } as const;
      await changeComplaint(db, store, complaint.id, change);
      return { terms };
    },
  });
};

export const acceptOffer = (db: Db, who: Caller, scope: BuyerScope, ids: ComplaintIds) =>
  act(db, who, scope, ids, {
    kind: 'ACCEPTED',
    from: ['OFFERED'],
    work: async (db, standing) => {
      const { terms } = standing.complaint;
      if (!terms) throw new Error(`complaint ${standing.complaint.id} has no offer`);
      return settle(db, standing, terms);
    },
  });

/** To the marketplace, from whichever state there is. */
const toReview = (
  kind: Step['kind'],
  from: readonly ComplaintState[],
  { text, photo_ids }: Said,
): Step => ({
  kind,
  from,
  text,
  photo_ids,
  work: async (db, { store, complaint, acting }) => {
    const appealed_by = acting.actor === 'BUYER' ? 'BUYER' : 'SELLER';
    await changeComplaint(db, store, complaint.id, {
      state: 'IN_REVIEW',
      terms: null,
      ...(kind === 'APPEALED' && { appealed_by }),
    });
    return undefined;
  },
});

export const declineOffer = (db: Db, who: Caller, scope: BuyerScope, body: Said) =>
  act(db, who, scope, body, toReview('DECLINED', ['OFFERED'], body));

/** Once: what is decided after it is final, so it is never DECIDED again. */
export const appeal = (db: Db, who: Caller, scope: Scope, body: Said) =>
  act(db, who, scope, body, toReview('APPEALED', ['DECIDED'], body));

/** Whoever said it takes it back, before anything was decided; the order goes on where it was. */
export const withdraw = (db: Db, who: Caller, scope: Scope, ids: ComplaintIds) =>
  act(db, who, scope, ids, {
    kind: 'WITHDRAWN',
    from: withdrawableStates,
    isPossible: mayWithdraw,
    of: scope.side === 'buyer' ? 'BUYER' : 'SELLER',
    work: async (db, { store, order, complaint, acting }) => {
      if (complaint.reported_by === 'BUYER')
        await reopenOrder(db, acting, order, complaint, 'Komplain dibatalkan pembeli');
      await changeComplaint(db, store, complaint.id, { state: 'WITHDRAWN', terms: null });
      return undefined;
    },
  });
