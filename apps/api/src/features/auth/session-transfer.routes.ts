import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { placeOf } from '../../platform/http/sign-in-place.ts';
import { createTransferCode, spendTransferCode } from './session-transfer.service.ts';

export const sessionTransferRoutes = [
  bind(contract.sessionTransfer.create, ({ db, who }) => createTransferCode(db, who)),
  bind(contract.sessionTransfer.spend, ({ db, body, headers, address }) =>
    spendTransferCode(db, body.code, placeOf(headers, address), headers.authorization),
  ),
];
