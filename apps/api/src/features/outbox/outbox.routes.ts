import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { listDead, resend } from './outbox.service.ts';

const { opsOutbox } = contract;

export const outboxRoutes = [
  bind(opsOutbox.dead, ({ db, query }) => listDead(db, query)),
  bind(opsOutbox.resend, ({ db, body }) => resend(db, body.message_id)),
];
