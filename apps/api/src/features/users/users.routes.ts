import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import type { IsDemo } from '../../platform/is-demo.ts';
import type { KeyFor } from '../../platform/secret-key.ts';
import { checkPhoneNumber, userDetail } from './users.service.ts';

export const usersRoutes = (isDemo: IsDemo, deviceKey: KeyFor) => [
  bind(contract.users.detail, ({ db, who, query }) =>
    userDetail(db, deviceKey, who, query.user_uuid),
  ),
  bind(contract.users.checkPhoneNumber, ({ db, query }) =>
    checkPhoneNumber(db, isDemo, query.phone_number),
  ),
];
