import { randomUUID } from 'node:crypto';
import { atWork, operatorAtWork } from './over-the-api.ts';

/** A name that nobody has proposed before. */
export const newName = () => `Keripik Uji ${randomUUID().slice(0, 8)}`;

/** What an operator decides about a proposal as it stands now. */
export async function decisionsOn(base: string, store_id: string, proposal_id: string) {
  const owner = await atWork(base, 'owner');
  const operator = await operatorAtWork(base, 'catalogue');
  const seen = async () => {
    const query = { store_id, proposal_id };
    const { proposal } = await owner.call('GET /api/product-proposals/detail', { query });
    return { ...query, version: proposal.version };
  };
  return {
    giveBack: async (reason: string) => {
      const body = { ...(await seen()), reason };
      return (await operator.call('POST /ops/proposals/return', { body })).proposal;
    },
    approve: async () => {
      const body = await seen();
      return (await operator.call('POST /ops/proposals/approve', { body })).proposal;
    },
  };
}

/** A generic proposal that nobody has looked at yet. */
export async function waitingProposal(base: string, store_id: string) {
  const { call } = await atWork(base, 'owner');
  const { categories } = await call('POST /api/product-proposals/meta', { body: { store_id } });
  const body = { store_id, name: newName(), category_id: categories[0]?.id ?? '' };
  const { proposal } = await call('POST /api/generic-product-proposals/create', { body });
  return { ...proposal, category_id: body.category_id };
}

/** One that the operator wants to have put right. */
export async function returnedProposal(base: string, store_id: string) {
  const proposal = await waitingProposal(base, store_id);
  const { giveBack } = await decisionsOn(base, store_id, proposal.id);
  return { ...proposal, ...(await giveBack('Tulis ukuran kemasannya.')) };
}
