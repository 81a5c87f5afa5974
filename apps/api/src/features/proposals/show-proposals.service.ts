import type {
  GenericListQuery,
  ProposalListQuery,
  SimilarQuery,
} from '@marketplace/contract/product-proposals';
import type { ProposalDetail } from '@marketplace/contract/proposal';
import type { ProposalKind } from '@marketplace/contract/proposal-words';
import { boundedCount, countedUpTo } from '../../platform/bounded-count.ts';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { numberedPage } from '../../platform/pages.ts';
import { type OneStore, type StoreScope, storeIn } from '../../platform/store-scope.ts';
import {
  readBrandsLike,
  readUoms,
  similarProducts,
} from '../catalogue/catalogue-entries.service.ts';
import { searchCategories } from '../catalogue/categories.service.ts';
import { countProposals, type Narrowing, readProposalPage } from './proposal-lists.sql.ts';
import { readProposal, readSteps } from './proposal-rows.sql.ts';

export async function listProposals(
  db: Db,
  scope: StoreScope,
  { store_id, state, ...query }: ProposalListQuery,
) {
  const store = storeIn(scope, store_id);
  const [page, to_revise] = await Promise.all([
    pageOf(db, store, { ...query, states: state }),
    countProposals(db, store, { states: ['NEEDS_REVISION'] }),
  ]);
  return { ...page, to_revise: Math.min(to_revise, countedUpTo) };
}

export const listGenericProposals = (
  db: Db,
  scope: StoreScope,
  { store_id, status, name, page, page_size }: GenericListQuery,
) =>
  pageOf(db, storeIn(scope, store_id), {
    kind: 'GENERIC',
    states: status && [status],
    query: name,
    page,
    page_size,
  });

async function pageOf(db: Db, store: OneStore, narrowing: Narrowing) {
  if (narrowing.page * narrowing.page_size > countedUpTo) fail('page_too_far');
  const [rows, counted] = await Promise.all([
    readProposalPage(db, store, narrowing),
    countProposals(db, store, narrowing),
  ]);
  return numberedPage(narrowing, rows, boundedCount(counted));
}

type Ids = { store_id: string; proposal_id: string };

export async function showProposal(db: Db, scope: StoreScope, ids: Ids, kind?: ProposalKind) {
  const proposal = await proposalDetail(db, storeIn(scope, ids.store_id), ids.proposal_id);
  if (kind && proposal.kind !== kind) fail('proposal_not_found');
  return { proposal };
}

export async function proposalDetail(
  db: Db,
  store: OneStore,
  proposal_id: string,
): Promise<ProposalDetail> {
  const record = (await readProposal(db, store, proposal_id)) ?? fail('proposal_not_found');
  const [timeline, uoms] = await Promise.all([readSteps(db, store, proposal_id), readUoms(db)]);
  const names = new Map(uoms.map(({ id, name }) => [id, name]));
  const variants = record.variants.map(({ name, units }) => ({
    name,
    units: units.map((unit) => ({ ...unit, uom_name: names.get(unit.uom_id) ?? '' })),
  }));
  return { ...record, variants, timeline };
}

/** What a form has to choose from. */
export async function proposalChoices(db: Db) {
  const [{ categories }, uoms] = await Promise.all([
    searchCategories(db, { sort_by_name: true }),
    readUoms(db),
  ]);
  return {
    categories,
    units: uoms.map(({ id, name, code }) => ({ id, name, is_piece: code === 'PCS' })),
  };
}

const mostBrands = 20;

export const proposalBrands = async (db: Db, query: string) => ({
  brands: await readBrandsLike(db, query, mostBrands),
});

export const findSimilar = async (
  db: Db,
  scope: StoreScope,
  { store_id, ...query }: SimilarQuery,
) => ({
  products: await similarProducts(db, storeIn(scope, store_id).store_id, query),
});
