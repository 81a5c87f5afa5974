import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, line, says } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';
import {
  photoId,
  proposalDetail,
  proposalRow,
  proposedBrandName,
  proposedName,
  proposedVariants,
  similarProduct,
} from './proposal.ts';
import { proposalStates } from './proposal-words.ts';

const access = asOperator('CATALOGUE');
const oneProposal = { store_id: id, proposal_id: id };
const ofStore = proposalRow.extend({ store_name: z.string() });

const list = endpoint({
  method: 'GET',
  path: '/ops/proposals/list',
  doc: 'Proposals of all stores, or of one, that stand so, what waits longest first.',
  access,
  query: z.strictObject({
    state: choice(proposalStates).default('PENDING'),
    store_id: id.optional(),
    ...following,
  }),
  response: z.object(followed(ofStore)),
  errors: [],
});

const detail = endpoint({
  method: 'GET',
  path: '/ops/proposals/detail',
  doc: 'All of a proposal, with what the catalogue has that is like it.',
  access,
  query: z.strictObject(oneProposal),
  response: z.object({
    detail: z.object({ proposal: proposalDetail, similar: z.array(similarProduct) }),
  }),
  errors: ['proposal_not_found'],
});

const photo = endpoint({
  method: 'GET',
  path: '/ops/proposals/photo',
  doc: 'A fresh address of a photo of a proposal, which works for a minute.',
  access,
  query: z.strictObject({ ...oneProposal, photo_id: photoId }),
  response: z.object({ url: z.string(), expires_at: instant }),
  errors: ['proposal_not_found', 'file_not_found'],
});

const seen = { ...oneProposal, version: z.int(says('invalid')).min(1, says('too_small')) };
const answer = z.object({ proposal: proposalRow });
const conflicts = [
  'proposal_not_found',
  'proposal_state_conflict',
  'proposal_version_conflict',
] as const;

const approval = z
  .strictObject({
    ...seen,
    product: z
      .strictObject({
        name: proposedName,
        brand_name: proposedBrandName,
        category_id: id,
        variants: proposedVariants,
      })
      .optional(),
    merge_into_product_id: id.optional(),
    adds_units: z.boolean().optional().meta({
      description:
        'Of a merge: whether the product takes what it does not have yet, as it does unless told not to.',
    }),
    variants: proposedVariants
      .optional()
      .meta({ description: 'Of a merge: in place of what the store has proposed.' }),
    text: line(0, 500).default(''),
  })
  .superRefine((said, context) => {
    // What would be passed over is refused.
    const passedOver = said.merge_into_product_id
      ? (['product'] as const)
      : (['adds_units', 'variants'] as const);
    for (const field of passedOver)
      if (said[field] !== undefined)
        context.addIssue({ code: 'custom', path: [field], message: says('unknown_field') });
  });

const approve = endpoint({
  method: 'POST',
  path: '/ops/proposals/approve',
  doc: 'Puts what is proposed into the catalogue, as it stands or as `product` says; a generic proposal has no units, so `product` is needed. With `merge_into_product_id` its variants, or those that are said here, are added to that product; then there is no `product`. Said again by the same operator in the same words, it is answered alike.',
  access,
  body: approval,
  response: answer,
  errors: [...conflicts, 'proposal_product_exists', 'proposal_contradicts_catalogue'],
});

const withReason = z.strictObject({ ...seen, reason: line(5, 500) });

const giveBack = endpoint({
  method: 'POST',
  path: '/ops/proposals/return',
  doc: 'The store has to put something right: it reads what, and sends it again. Said again by the same operator in the same words, it is answered alike.',
  access,
  body: withReason,
  response: answer,
  errors: conflicts,
});

const reject = endpoint({
  method: 'POST',
  path: '/ops/proposals/reject',
  doc: 'It will not be in the catalogue: the store reads why. Said again by the same operator in the same words, it is answered alike.',
  access,
  body: withReason,
  response: answer,
  errors: conflicts,
});

export const opsProposals = { list, detail, photo, approve, giveBack, reject };
export type OpsProposalsQuery = z.output<typeof list.query>;
export type ProposalApproval = z.output<typeof approve.body>;
export type ProposalRefusal = z.output<typeof withReason>;
