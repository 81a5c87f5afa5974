import type {
  GenericBody,
  GenericRevisionBody,
  ProposalBody,
  RevisionBody,
} from '@marketplace/contract/product-proposals';
import type { ProposalRow } from '@marketplace/contract/proposal';
import { mostOpenProposals, type ProposalKind } from '@marketplace/contract/proposal-words';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWith } from '../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../platform/store-scope.ts';
import { refuseInactive } from '../stores/change-store.service.ts';
import { judgeCategory, judgeProduct } from './judge-content.service.ts';
import { usePhotos } from './proposal-photos.service.ts';
import {
  countOpen,
  lockProposal,
  lockProposals,
  type ProposalRecord,
  readOpenNamed,
  readProposal,
  toRow,
} from './proposal-rows.sql.ts';
import { publishProposal } from './publish-proposal.service.ts';
import {
  type Content,
  findSent,
  insertProposal,
  insertStep,
  type NewStep,
  rewriteProposal,
  wasSaid,
} from './write-proposals.sql.ts';

type Sent = Promise<{ proposal: ProposalRow }>;

export const proposeProduct = (db: Db, who: Caller, scope: StoreScope, body: ProposalBody): Sent =>
  send(db, who, scope, body.store_id, 'PRODUCT', body, (db) => productContent(db, body));

export const proposeGeneric = (db: Db, who: Caller, scope: StoreScope, body: GenericBody): Sent =>
  send(db, who, scope, body.store_id, 'GENERIC', body, (db) => genericContent(db, body));

export const reviseProduct = (db: Db, who: Caller, scope: StoreScope, body: RevisionBody): Sent =>
  revise(db, who, scope, 'PRODUCT', body, (db) => productContent(db, body));

export const reviseGeneric = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  body: GenericRevisionBody,
): Sent => revise(db, who, scope, 'GENERIC', body, (db) => genericContent(db, body));

async function productContent(db: Db, body: ProposalBody | RevisionBody): Promise<Content> {
  const { name, category_id, variants, photo_ids, note } = body;
  const { brand_id, brand_name } = await judgeProduct(db, body);
  return { name, brand_id, brand_name, category_id, variants, photo_ids, note };
}

async function genericContent(
  db: Db,
  { name, category_id, note }: GenericBody | GenericRevisionBody,
): Promise<Content> {
  await judgeCategory(db, category_id);
  const none = { brand_id: null, brand_name: null, variants: [], photo_ids: [] };
  return { name, category_id, note, ...none };
}

function send(
  db: Db,
  who: Caller,
  scope: StoreScope,
  store_id: string,
  kind: ProposalKind,
  body: object,
  judge: (db: Db) => Promise<Content>,
): Sent {
  return inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    const step = stepOf('SENT', who, body);
    await lockProposals(db, store);
    const earlier = await findSent(db, store, step);
    if (earlier) return answerWith(db, store, earlier);
    const content = await judged(db, scope, judge);
    await mustBeAlone(db, store, content);
    if ((await countOpen(db, store, mostOpenProposals)) === mostOpenProposals)
      fail('proposals_too_many');
    const id = await insertProposal(db, store, kind, who.user_id, content);
    await usePhotos(db, scope, { store_id, photo_ids: content.photo_ids });
    return written(db, store, id, step, null);
  });
}

/** Who says the same again, because no answer came, is answered with what became of it. */
async function answerWith(db: Tx, store: OneStore, proposal_id: string): Sent {
  const proposal = (await readProposal(db, store, proposal_id)) ?? fail('proposal_not_found');
  return { proposal: toRow(proposal) };
}

async function judged(db: Tx, scope: StoreScope, judge: (db: Db) => Promise<Content>) {
  await refuseInactive(db, scope);
  return judge(db);
}

type Revision = { store_id: string; proposal_id: string; version: number };

function revise(
  db: Db,
  who: Caller,
  scope: StoreScope,
  kind: ProposalKind,
  body: Revision,
  judge: (db: Db) => Promise<Content>,
): Sent {
  return inTransaction(db, async (db) => {
    const store = storeIn(scope, body.store_id);
    await lockProposals(db, store);
    const before = await lockProposal(db, store, body.proposal_id);
    if (before?.kind !== kind) return fail('proposal_not_found');
    const step = stepOf('REVISED', who, body);
    const current_proposal = toRow(before);
    if (before.version !== body.version || before.state !== 'NEEDS_REVISION') {
      if (await wasSaid(db, store, before.id, step)) return { proposal: current_proposal };
      const isOlder = before.version !== body.version;
      return failWith(isOlder ? 'proposal_version_conflict' : 'proposal_state_conflict', {
        current_proposal,
      });
    }
    const content = await judged(db, scope, judge);
    await mustBeAlone(db, store, content, before);
    const { photo_ids } = content;
    await usePhotos(db, scope, { store_id: body.store_id, photo_ids }, before.photo_ids);
    await rewriteProposal(db, store, before.id, content);
    return written(db, store, before.id, step, before);
  });
}

/** Under its name the store may not have asked for it already. */
async function mustBeAlone(db: Tx, store: OneStore, content: Content, before?: ProposalRecord) {
  const other = await readOpenNamed(db, store, content);
  if (other && other.id !== before?.id)
    failWith('proposal_exists', { current_proposal: toRow(other) });
}

async function written(
  db: Tx,
  store: OneStore,
  proposal_id: string,
  step: NewStep,
  before: ProposalRecord | null,
): Sent {
  await insertStep(db, store, proposal_id, step);
  const proposal = (await readProposal(db, store, proposal_id)) ?? fail('proposal_not_found');
  await publishProposal(db, proposal, before?.state ?? null);
  return { proposal: toRow(proposal) };
}

const stepOf = (kind: 'SENT' | 'REVISED', { user_id }: Caller, body: object): NewStep => ({
  kind,
  user_id,
  operator_id: null,
  text: '',
  said: body,
});
