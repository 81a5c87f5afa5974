import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { createTransferCode, spendTransferCode } from './session-transfer.service.ts';

export const sessionTransferRoutes = [
  bind(contract.sessionTransfer.create, ({ db, who }) => createTransferCode(db, who)),
  bind(contract.sessionTransfer.spend, ({ db, body, headers }) =>
    spendTransferCode(db, body.code, headers['client-type'], headers.authorization),
  ),
];
