import { contract } from '@marketplace/contract/contract';
import type { Links } from '../../platform/files/links.ts';
import { bind } from '../../platform/http/bind.ts';
import { approveProposal, rejectProposal, returnProposal } from './decide-proposals.service.ts';
import {
  linkToPhoto,
  listProposalsToJudge,
  showProposalToOperator,
} from './ops-proposals.service.ts';

const { opsProposals } = contract;

/** What operators decide about proposals for the catalogue. */
export const opsProposalsRoutes = (links: Links) => [
  bind(opsProposals.list, ({ db, query }) => listProposalsToJudge(db, query)),
  bind(opsProposals.detail, ({ db, query }) => showProposalToOperator(db, query)),
  bind(opsProposals.photo, ({ db, query }) => linkToPhoto(db, links, query)),
  bind(opsProposals.approve, ({ db, who, body }) => approveProposal(db, who, body)),
  bind(opsProposals.giveBack, ({ db, who, body }) => returnProposal(db, who, body)),
  bind(opsProposals.reject, ({ db, who, body }) => rejectProposal(db, who, body)),
];
