import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { createHandover, spendHandover } from './handover.service.ts';

export const handoverRoutes = [
  bind(contract.handover.create, ({ db, who }) => createHandover(db, who)),
  bind(contract.handover.spend, ({ db, body, headers }) =>
    spendHandover(db, body.code, headers['client-type'], headers.authorization),
  ),
];
