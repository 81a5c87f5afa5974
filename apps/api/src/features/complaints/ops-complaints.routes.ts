import { contract } from '@marketplace/contract/contract';
import type { Links } from '../../platform/files/links.ts';
import { bind } from '../../platform/http/bind.ts';
import { linkToPhoto, showComplaintToOperator } from './list/complaint-detail.service.ts';
import { listComplaintsToJudge } from './list/ops-complaints.service.ts';
import { resolveComplaint } from './steps/verdict.service.ts';

const { opsComplaints } = contract;

/** What operators decide where buyer and seller do not agree. */
export const opsComplaintsRoutes = (links: Links) => [
  bind(opsComplaints.list, ({ db, query }) => listComplaintsToJudge(db, query)),
  bind(opsComplaints.detail, ({ db, query }) => showComplaintToOperator(db, query)),
  bind(opsComplaints.photo, ({ db, query }) => linkToPhoto(db, links, query)),
  bind(opsComplaints.resolve, ({ db, who, body }) => resolveComplaint(db, who, body)),
];
