import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { showComplaint } from './list/complaint-detail.service.ts';
import { listComplaints, summariseComplaints } from './list/list-complaints.service.ts';
import { acceptOffer, appeal, declineOffer, respond, withdraw } from './steps/answers.service.ts';
import { handOverRefund } from './steps/hand-over.service.ts';
import { registerComplaint, registerReport } from './steps/register.service.ts';

const { complaints } = contract;

export const complaintsRoutes = [
  bind(complaints.list, ({ db, scope, query }) => listComplaints(db, scope, query)),
  bind(complaints.summary, ({ db, scope }) => summariseComplaints(db, scope)),
  bind(complaints.detail, ({ db, scope, query }) => showComplaint(db, scope, query)),
  bind(complaints.registerReport, ({ db, who, scope, body }) =>
    registerReport(db, who, scope, body),
  ),
  bind(complaints.register, ({ db, who, scope, body }) => registerComplaint(db, who, scope, body)),
  bind(complaints.respond, ({ db, who, scope, body }) => respond(db, who, scope, body)),
  bind(complaints.sellerAppeal, ({ db, who, scope, body }) => appeal(db, who, scope, body)),
  bind(complaints.buyerAppeal, ({ db, who, scope, body }) => appeal(db, who, scope, body)),
  bind(complaints.sellerWithdraw, ({ db, who, scope, body }) => withdraw(db, who, scope, body)),
  bind(complaints.buyerWithdraw, ({ db, who, scope, body }) => withdraw(db, who, scope, body)),
  bind(complaints.acceptOffer, ({ db, who, scope, body }) => acceptOffer(db, who, scope, body)),
  bind(complaints.declineOffer, ({ db, who, scope, body }) => declineOffer(db, who, scope, body)),
  bind(complaints.handOverRefund, ({ db, who, scope, body }) =>
    handOverRefund(db, who, scope, body),
  ),
];
