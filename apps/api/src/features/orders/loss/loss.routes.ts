import { contract } from '@marketplace/contract/contract';
import { sendFile } from '../../../platform/exports/send-file.ts';
import { bind, bindStream } from '../../../platform/http/bind.ts';
import { exportLosses, showLosses } from './show-losses.service.ts';

const { orderLoss } = contract;

export const lossRoutes = [
  bind(orderLoss.summary, ({ db, scope, query }) => showLosses(db, scope, query)),
  bindStream(orderLoss.export, ({ db, who, scope, query }, reply) =>
    sendFile(reply, who.user_id, () => exportLosses(db, scope, query)),
  ),
];
