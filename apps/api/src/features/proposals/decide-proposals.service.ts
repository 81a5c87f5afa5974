import type { ProposalApproval, ProposalRefusal } from '@marketplace/contract/ops-proposals';
import type { ProposalRow } from '@marketplace/contract/proposal';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWith } from '../../platform/failure.ts';
import { type OneStore, storeIn, systemScope } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { intoCatalogue } from './into-catalogue.service.ts';
import { openPhotos } from './proposal-photos.service.ts';
import { lockProposal, type ProposalRecord, readProposal, toRow } from './proposal-rows.sql.ts';
import { publishProposal } from './publish-proposal.service.ts';
import {
  type Decision,
  decideProposal,
  insertStep,
  type NewStep,
  wasSaid,
} from './write-proposals.sql.ts';

type Operator = { operator_id: string };
type Decided = Promise<{ proposal: ProposalRow }>;
/** With what is kept of it in the record of acts besides. */
type Judged = Decision & { entered?: object };
type Seen = { store_id: string; proposal_id: string; version: number };

export const approveProposal = (db: Db, who: Operator, body: ProposalApproval): Decided =>
  decide(db, who, 'APPROVED', body, body.text, async (db, proposal) => {
    const { product_id, ...entered } = await intoCatalogue(db, proposal, body);
    await openPhotos(db, proposal);
    return { state: 'APPROVED', reason: body.text || null, product_id, entered };
  });

export const returnProposal = (db: Db, who: Operator, body: ProposalRefusal): Decided =>
  decide(db, who, 'RETURNED', body, body.reason, async () => ({
    state: 'NEEDS_REVISION',
    reason: body.reason,
    product_id: null,
  }));

export const rejectProposal = (db: Db, who: Operator, body: ProposalRefusal): Decided =>
  decide(db, who, 'REJECTED', body, body.reason, async () => ({
    state: 'REJECTED',
    reason: body.reason,
    product_id: null,
  }));

/** Of two operators one decides, and the other is told what was decided; who says the same again is answered alike. */
function decide(
  db: Db,
  { operator_id }: Operator,
  kind: 'APPROVED' | 'RETURNED' | 'REJECTED',
  body: Seen,
  text: string,
  work: (db: Tx, proposal: ProposalRecord) => Promise<Judged>,
): Decided {
  const { store_id, proposal_id, version } = body;
  return inTransaction(db, async (db) => {
    const store = storeIn(systemScope([store_id]), store_id);
    const before = (await lockProposal(db, store, proposal_id)) ?? fail('proposal_not_found');
    const step: NewStep = { kind, user_id: null, operator_id, text, said: body };
    const current_proposal = toRow(before);
    if (before.state !== 'PENDING' || before.version !== version) {
      if (await wasSaid(db, store, proposal_id, step)) return { proposal: current_proposal };
      const isDecided = before.state !== 'PENDING';
      return failWith(isDecided ? 'proposal_state_conflict' : 'proposal_version_conflict', {
        current_proposal,
      });
    }
    const decision = await work(db, before);
    await decideProposal(db, store, proposal_id, decision);
    await insertStep(db, store, proposal_id, step);
    await recordAct(db, `proposal.${kind.toLowerCase()}`, {
      store_id,
      proposal_id,
      product_id: decision.product_id,
      before: before.state,
      after: decision.state,
      ...decision.entered,
    });
    const proposal = await reread(db, store, proposal_id);
    await publishProposal(db, proposal, before.state);
    return { proposal: toRow(proposal) };
  });
}

const reread = async (db: Tx, store: OneStore, proposal_id: string) =>
  (await readProposal(db, store, proposal_id)) ?? fail('proposal_not_found');
