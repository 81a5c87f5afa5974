import { contract } from '@marketplace/contract/contract';
import { revokeOtherTokens } from '../../platform/authenticate.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Seal } from '../../platform/seal.ts';
import type { Otp } from '../auth/one-time-codes.service.ts';
import {
  confirmFactor,
  removeFactor,
  renewRecoveryCodes,
} from '../second-factor/second-factor.service.ts';
import { accountDetail, beginOwnFactor, changePassword, rename } from './account.service.ts';
import { endLogin, endOtherLogins, listLogins } from './logins.service.ts';
import { prove, sendProofCode } from './proof.service.ts';

const { account } = contract;

export const accountRoutes = (otp: Otp, factors: Seal) => [
  bind(account.detail, ({ db, who }) => accountDetail(db, who)),
  bind(account.rename, ({ db, who, body }) => rename(db, who, body)),
  bind(account.setPassword, ({ db, who, body, address }) => changePassword(db, who, address, body)),
  bind(account.listLogins, ({ db, who }) => listLogins(db, who)),
  bind(account.endLogin, ({ db, who, body }) => endLogin(db, who, body)),
  bind(account.endOthers, ({ db, who }) => endOtherLogins(db, who)),
  bind(account.proofCode, ({ db, who, body, address }) =>
    sendProofCode(db, otp, who, address, body.method),
  ),
  bind(account.prove, ({ db, who, body, address }) =>
    prove(db, { otp, factors }, who, address, body),
  ),
  bind(account.beginFactor, ({ db, who }) => beginOwnFactor(db, factors, who)),
  bind(account.confirmFactor, ({ db, who, body }) =>
    confirmFactor(db, factors, who, body.code, async (db) => {
      await revokeOtherTokens(db, who);
    }),
  ),
  bind(account.renewCodes, ({ db, who }) => renewRecoveryCodes(db, factors, who)),
  bind(account.removeFactor, ({ db, who }) => removeFactor(db, who)),
];
