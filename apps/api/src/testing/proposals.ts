import { contract } from '@marketplace/contract/contract';
import type { ProposalRow } from '@marketplace/contract/proposal';
import { testStores } from '../world/test-cast.ts';
import { photo } from './photos.ts';
import type { TestServer } from './test-server.ts';

const { productProposals, genericProposals, opsProposals, storage } = contract;

/** Proposals of a store as somebody sends them, and an operator who decides. */
export function proposing(
  { call }: TestServer,
  token: string,
  operator = '',
  store_id: string = testStores.own,
) {
  const newPhoto = async (): Promise<string> => {
    const inputs = { body: { store_id, purpose: 'product_photo' }, file: await photo() };
    return (await call(storage.newFile, inputs, token)).body.file.id;
  };
  const product = async (more: object = {}) => ({
    store_id,
    name: 'Keripik Singkong Balado 250 g',
    brand_name: 'Mak Ijah',
    category_id: '1',
    variants: [{ name: '', units: [{ uom_id: '1', base_quantity: 1 }] }],
    photo_ids: [await newPhoto()],
    ...more,
  });
  const seen = ({ id, version }: ProposalRow) => ({ store_id, proposal_id: id, version });
  return {
    newPhoto,
    product,
    create: (body: object, as = token) => call(productProposals.create, { body }, as),
    /** One that was taken. */
    sent: async (more: object = {}): Promise<ProposalRow> => {
      const { body, text } = await call(
        productProposals.create,
        { body: await product(more) },
        token,
      );
      if (!body.proposal) throw new Error(text);
      return body.proposal;
    },
    generic: (more: object = {}) =>
      call(
        genericProposals.create,
        { body: { store_id, name: 'Kopi susu botolan', category_id: '1', ...more } },
        token,
      ),
    revise: (proposal: ProposalRow, content: object, as = token) =>
      call(productProposals.revise, { body: { ...content, ...seen(proposal) } }, as),
    list: async (more: object = {}) =>
      (await call(productProposals.list, { query: { store_id, ...more } }, token)).body,
    detail: (proposal_id: string) =>
      call(productProposals.detail, { query: { store_id, proposal_id } }, token),
    similar: async (query: object) =>
      (await call(productProposals.similar, { query: { store_id, ...query } }, token)).body
        .products,
    approve: (proposal: ProposalRow, more: object = {}, as = operator) =>
      call(opsProposals.approve, { body: { ...seen(proposal), ...more } }, as),
    giveBack: (proposal: ProposalRow, reason: string, as = operator) =>
      call(opsProposals.giveBack, { body: { ...seen(proposal), reason } }, as),
    reject: (proposal: ProposalRow, reason: string, as = operator) =>
      call(opsProposals.reject, { body: { ...seen(proposal), reason } }, as),
  };
}
