import { id } from '@marketplace/contract/fields';
import type { OpsProposalsQuery } from '@marketplace/contract/ops-proposals';
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { Links } from '../../platform/files/links.ts';
import { followingPage, momentKey } from '../../platform/pages.ts';
import { storeIn, systemScope } from '../../platform/store-scope.ts';
import { similarProducts } from '../catalogue/catalogue-entries.service.ts';
import { readProposalsIn } from './proposal-lists.sql.ts';
import { readProposal } from './proposal-rows.sql.ts';
import { proposalDetail } from './show-proposals.service.ts';

type Ids = { store_id: string; proposal_id: string };
const anyStore = (store_id: string) => storeIn(systemScope([store_id]), store_id);

/** What stands so in all stores, or in one. */
export async function listProposalsToJudge(
  db: Db,
  { state, store_id, ...query }: OpsProposalsQuery,
) {
  const { data, next } = await followingPage(
    query,
    z.tuple([momentKey, id, id]),
    (behind, limit) => readProposalsIn(db, { state, store_id }, behind, limit),
    ({ changed, store_id, id }) => [changed, store_id, id],
  );
  return { data: data.map(({ changed: _, ...row }) => row), next };
}

/** With what an operator would otherwise look for before adding a second one of it. */
export async function showProposalToOperator(db: Db, { store_id, proposal_id }: Ids) {
  const proposal = await proposalDetail(db, anyStore(store_id), proposal_id);
  const barcode_numbers = proposal.variants.flatMap(({ units }) =>
    units.flatMap(({ barcode_number }) => barcode_number ?? []),
  );
  const name = `${proposal.brand_name ?? ''} ${proposal.name}`.trim();
  const similar = await similarProducts(db, store_id, { name, barcode_numbers });
  return { detail: { proposal, similar } };
}

export async function linkToPhoto(
  db: Db,
  links: Links,
  { store_id, proposal_id, photo_id }: Ids & { photo_id: string },
): Promise<{ url: string; expires_at: string }> {
  const proposal =
    (await readProposal(db, anyStore(store_id), proposal_id)) ?? fail('proposal_not_found');
  if (!proposal.photo_ids.includes(photo_id)) fail('file_not_found');
  return links.sign(db, photo_id);
}
