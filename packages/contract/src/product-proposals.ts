import { z } from 'zod';
import { isBarcodeNumber } from './barcode-number.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, queryList, says } from './fields.ts';
import { choice } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';
import {
  hasOneBrand,
  oneBrand,
  proposalDetail,
  proposalRow,
  proposedGeneric,
  proposedProduct,
  similarProduct,
} from './proposal.ts';
import { mostProposalVariants, proposalStates } from './proposal-words.ts';

const view = asSeller('inventory', 'VIEW', { one: 'store_id' });
const manage = asSeller('inventory', 'MANAGE', { one: 'store_id' });
const sent = z.object({ proposal: proposalRow });
const oneProposal = { store_id: id, proposal_id: id };
const seenVersion = z.int(says('invalid')).min(1, says('too_small'));
/** More than anybody types in an hour. */
const limits = [{ by: 'person', max: 120, seconds: 3600 }] as const;

/** What a generic proposal is refused for; what the catalogue has is known by its brand. */
const sendErrors = ['store_inactive', 'proposal_exists'] as const;
const revisionErrors = [
  'proposal_not_found',
  'proposal_state_conflict',
  'proposal_version_conflict',
] as const;
const productErrors = [...sendErrors, 'proposal_product_exists', 'file_not_found'] as const;

const list = endpoint({
  method: 'GET',
  path: '/api/product-proposals',
  doc: 'What the store has proposed for the catalogue, products and generic ones, the newest first. Beyond 10,000 the total is capped.',
  access: view,
  query: z.strictObject({
    store_id: id,
    state: queryList(choice(proposalStates), proposalStates.length).optional(),
    query: line(0, 100).optional(),
    page,
    page_size: pageSize,
  }),
  response: z.object({
    ...pagedUpTo(proposalRow),
    to_revise: z.int().meta({ description: 'How many wait for the store, up to 10,000.' }),
  }),
  errors: ['page_too_far'],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/product-proposals/detail',
  doc: 'A proposal with all that was proposed, and what became of it step by step.',
  access: view,
  query: z.strictObject(oneProposal),
  response: z.object({ proposal: proposalDetail }),
  errors: ['proposal_not_found'],
});

const createBody = z
  .strictObject({ store_id: id, ...proposedProduct })
  .refine(hasOneBrand, oneBrand);

const create = endpoint({
  method: 'POST',
  path: '/api/product-proposals/create',
  doc: 'Proposes a product that the catalogue does not have. Said again by the same person in the same words within a day, or until it is decided, it is answered with what became of it.',
  access: manage,
  body: createBody,
  response: sent,
  errors: [...productErrors, 'proposals_too_many'],
  limits,
});

const reviseBody = z
  .strictObject({ ...oneProposal, version: seenVersion, ...proposedProduct })
  .refine(hasOneBrand, oneBrand);

const revise = endpoint({
  method: 'POST',
  path: '/api/product-proposals/revise',
  doc: 'Sends a proposal that NEEDS_REVISION again, with what was put right. Photos that it has are named again. Done twice by the same person, it is answered alike.',
  access: manage,
  body: reviseBody,
  response: sent,
  errors: [...revisionErrors, ...productErrors],
  limits,
});

const named = z.object({ id, name: z.string() });

const meta = endpoint({
  method: 'POST',
  path: '/api/product-proposals/meta',
  doc: 'What a proposal may choose from: categories by name, and units, pieces first.',
  access: view,
  body: z.strictObject({ store_id: id }),
  response: z.object({
    categories: z.array(named),
    units: z.array(named.extend({ is_piece: z.boolean() })),
  }),
  errors: [],
});

const brands = endpoint({
  method: 'POST',
  path: '/api/product-proposals/meta/brand',
  doc: 'Brands of the catalogue by a part of their name, those that begin with it first.',
  access: view,
  body: z.strictObject({ store_id: id, query: line(0, 60) }),
  response: z.object({ brands: z.array(named) }),
  errors: [],
});

const similar = endpoint({
  method: 'GET',
  path: '/api/product-proposals/similar',
  doc: 'What the catalogue has that may be meant: by these barcodes, and by a name like this one.',
  access: view,
  query: z.strictObject({
    store_id: id,
    name: line(0, 120).optional(),
    barcode_numbers: queryList(
      z.string().refine(isBarcodeNumber, says('barcode_invalid')),
      mostProposalVariants * 10,
    ).optional(),
  }),
  response: z.object({ products: z.array(similarProduct) }),
  errors: [],
  // Asked while somebody types.
  limits: [{ by: 'person', max: 300, seconds: 300 }],
});

export const productProposals = { list, detail, create, revise, meta, brands, similar };

const genericCreateBody = z.strictObject({ store_id: id, ...proposedGeneric });

const genericCreate = endpoint({
  method: 'POST',
  path: '/api/generic-product-proposals/create',
  doc: 'Proposes a product by its name and category alone. Said again by the same person in the same words within a day, or until it is decided, it is answered with what became of it.',
  access: manage,
  body: genericCreateBody,
  response: sent,
  errors: [...sendErrors, 'proposals_too_many'],
  limits,
});

const genericReviseBody = z.strictObject({
  ...oneProposal,
  version: seenVersion,
  ...proposedGeneric,
});

const genericRevise = endpoint({
  method: 'POST',
  path: '/api/generic-product-proposals/revise',
  doc: 'Sends a generic proposal that NEEDS_REVISION again. Done twice by the same person, it is answered alike.',
  access: manage,
  body: genericReviseBody,
  response: sent,
  errors: [...revisionErrors, ...sendErrors],
  limits,
});

const genericList = endpoint({
  method: 'GET',
  path: '/api/generic-product-proposals/list/get',
  doc: 'The generic proposals of a store, the newest first.',
  access: view,
  query: z.strictObject({
    store_id: id,
    status: choice(proposalStates).optional(),
    name: line(0, 100).optional(),
    page,
    page_size: pageSize,
  }),
  response: z.object(pagedUpTo(proposalRow)),
  errors: ['page_too_far'],
});

const genericDetail = endpoint({
  method: 'GET',
  path: '/api/generic-product-proposals/detail',
  doc: 'A generic proposal, and what became of it step by step.',
  access: view,
  query: z.strictObject(oneProposal),
  response: z.object({ proposal: proposalDetail }),
  errors: ['proposal_not_found'],
});

export const genericProposals = {
  create: genericCreate,
  revise: genericRevise,
  list: genericList,
  detail: genericDetail,
};
export type ProposalListQuery = z.output<typeof list.query>;
export type GenericListQuery = z.output<typeof genericList.query>;
export type ProposalBody = z.output<typeof createBody>;
export type RevisionBody = z.output<typeof reviseBody>;
export type GenericBody = z.output<typeof genericCreateBody>;
export type GenericRevisionBody = z.output<typeof genericReviseBody>;
export type SimilarQuery = z.output<typeof similar.query>;
