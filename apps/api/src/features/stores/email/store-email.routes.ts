import { contract } from '@marketplace/contract/contract';
import { bindPrepared } from '../../../platform/http/bind.ts';
import {
  confirmEmail,
  type EmailCodes,
  judgeEmailCode,
  keepEmailCode,
  sendEmailCode,
} from './store-email.service.ts';

export const storeEmailRoutes = (codes: EmailCodes) => [
  bindPrepared(
    contract.storeEmail.create,
    ({ db, who, scope, body }) => sendEmailCode(codes, db, who, scope, body.email),
    ({ db, scope, body }, code) => keepEmailCode(codes, db, scope, body, code),
  ),
  bindPrepared(
    contract.storeEmail.confirm,
    ({ db, scope, body }) => judgeEmailCode(codes, db, scope, body),
    ({ db, scope, body }, isRight) => confirmEmail(codes, db, scope, body, isRight),
  ),
];
