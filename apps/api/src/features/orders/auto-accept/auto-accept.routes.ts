import { contract } from '@marketplace/contract/contract';
import { bind } from '../../../platform/http/bind.ts';
import { saveRule, showRule } from './auto-accept-rule.service.ts';

const { autoAccept } = contract;

export const autoAcceptRoutes = [
  bind(autoAccept.read, ({ db, scope, query }) => showRule(db, scope, query.store_id)),
  bind(autoAccept.save, ({ db, who, scope, body }) => saveRule(db, who, scope, body)),
];
