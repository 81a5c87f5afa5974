import { contract } from '@marketplace/contract/contract';
import { bind, bindPrepared } from '../../platform/http/bind.ts';
import { listActs } from '../acts/acts.service.ts';
import type { Otp } from '../auth/one-time-codes.service.ts';
import {
  changeOperator,
  createOperator,
  hashNewPassword,
  listOperators,
  madeBefore,
  operatorDetail,
} from './operators.service.ts';
import { loginOperator, logoutOperator, sendOperatorCode } from './sign-in.service.ts';

const { opsAuth, opsOperators } = contract;

export const operatorsRoutes = (otp: Otp) => [
  bind(opsAuth.sendCode, ({ db, body, address }) =>
    sendOperatorCode(db, otp, { ...body, address }),
  ),
  bind(opsAuth.login, ({ db, body, address }) => loginOperator(db, otp, { ...body, address })),
  bind(opsAuth.logout, ({ db, headers }) => logoutOperator(db, headers.authorization)),
  bind(opsAuth.me, ({ db, who }) => operatorDetail(db, who)),
  bind(opsOperators.list, ({ db, query }) => listOperators(db, query)),
  bindPrepared(
    opsOperators.create,
    async ({ db, body, address }) =>
      (await madeBefore(db, body, address)) ?? (await hashNewPassword(body.password, address)),
    async ({ db, body }, made) =>
      typeof made === 'string' ? createOperator(db, { ...body, password_hash: made }) : made,
  ),
  bind(opsOperators.update, ({ db, who, body }) => changeOperator(db, who, body)),
  bind(opsOperators.acts, ({ db, query }) => listActs(db, query)),
];
