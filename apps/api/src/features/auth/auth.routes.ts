import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { placeOf } from '../../platform/http/sign-in-place.ts';
import type { Seal } from '../../platform/seal.ts';
import { login, logout, logoutEverywhere } from './auth.service.ts';
import { generateCode, type Otp } from './one-time-codes.service.ts';
import { keepPushToken } from './push-tokens.service.ts';
import { resetPassword } from './reset-password.service.ts';

export const authRoutes = (otp: Otp, factors: Seal) => [
  bind(contract.auth.login, ({ db, body, headers, address }) =>
    login(db, { otp, factors }, { ...body, address }, placeOf(headers, address)),
  ),
  bind(contract.auth.logout, ({ db, headers }) => logout(db, headers.authorization)),
  bind(contract.auth.logoutEverywhere, ({ db, who }) => logoutEverywhere(db, who)),
  bind(contract.auth.generateOtp, ({ db, body, address }) =>
    generateCode(db, otp, { ...body, address }),
  ),
  bind(contract.auth.resetPassword, ({ db, body, address }) =>
    resetPassword(db, otp, { ...body, address }),
  ),
  bind(contract.auth.firebase, ({ db, who, body }) =>
    keepPushToken(db, who, body.firebase_registration_token),
  ),
];
