import { contract } from '@marketplace/contract/contract';
import { bind } from '../../../platform/http/bind.ts';
import { createCopy, listCopies, showCopy } from './copies.service.ts';

const { inventoryCopies } = contract;

export const copiesRoutes = [
  bind(inventoryCopies.create, ({ db, who, scope, body }) => createCopy(db, who, scope, body)),
  bind(inventoryCopies.detail, ({ db, scope, query }) => showCopy(db, scope, query.copy_id)),
  bind(inventoryCopies.list, ({ db, scope, query }) => listCopies(db, scope, query)),
];
