import { contract } from '@marketplace/contract/contract';
import type { Links } from '../../platform/files/links.ts';
import { bind } from '../../platform/http/bind.ts';
import {
  linkToProof,
  listSubmittedProofs,
  refuseFeePayment,
  verifyFeePayment,
} from './payments/judge-proof.service.ts';
import { waiveCollection } from './payments/waive-collection.service.ts';

const { opsFeePayments } = contract;

/** What operators do with what stores owe and pay. */
export const opsFeesRoutes = (links: Links) => [
  bind(opsFeePayments.submitted, ({ db, query }) => listSubmittedProofs(db, query)),
  bind(opsFeePayments.proof, ({ db, query }) => linkToProof(db, links, query)),
  bind(opsFeePayments.verify, ({ db, who, body }) => verifyFeePayment(db, who, body)),
  bind(opsFeePayments.refuse, ({ db, who, body }) => refuseFeePayment(db, who, body)),
  bind(opsFeePayments.waive, ({ db, body }) => waiveCollection(db, body)),
];
