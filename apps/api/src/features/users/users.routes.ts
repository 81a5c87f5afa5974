import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import type { IsDemo } from '../../platform/is-demo.ts';
import { checkPhoneNumber, userDetail } from './users.service.ts';

export const usersRoutes = (isDemo: IsDemo) => [
  bind(contract.users.detail, ({ db, who, query }) => userDetail(db, who, query.user_uuid)),
  bind(contract.users.checkPhoneNumber, ({ db, query }) =>
    checkPhoneNumber(db, isDemo, query.phone_number),
  ),
];
