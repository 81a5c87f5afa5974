import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import {
  proposeGeneric,
  proposeProduct,
  reviseGeneric,
  reviseProduct,
} from './send-proposals.service.ts';
import {
  findSimilar,
  listGenericProposals,
  listProposals,
  proposalBrands,
  proposalChoices,
  showProposal,
} from './show-proposals.service.ts';

const { productProposals, genericProposals } = contract;

export const proposalsRoutes = [
  bind(productProposals.list, ({ db, scope, query }) => listProposals(db, scope, query)),
  bind(productProposals.detail, ({ db, scope, query }) => showProposal(db, scope, query)),
  bind(productProposals.create, ({ db, who, scope, body }) => proposeProduct(db, who, scope, body)),
  bind(productProposals.revise, ({ db, who, scope, body }) => reviseProduct(db, who, scope, body)),
  bind(productProposals.meta, ({ db }) => proposalChoices(db)),
  bind(productProposals.brands, ({ db, body }) => proposalBrands(db, body.query)),
  bind(productProposals.similar, ({ db, scope, query }) => findSimilar(db, scope, query)),
  bind(genericProposals.create, ({ db, who, scope, body }) => proposeGeneric(db, who, scope, body)),
  bind(genericProposals.revise, ({ db, who, scope, body }) => reviseGeneric(db, who, scope, body)),
  bind(genericProposals.list, ({ db, scope, query }) => listGenericProposals(db, scope, query)),
  bind(genericProposals.detail, ({ db, scope, query }) =>
    showProposal(db, scope, query, 'GENERIC'),
  ),
];
