import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { checkPhoneNumber, userDetail } from './users.service.ts';

export const usersRoutes = [
  bind(contract.users.detail, ({ db, who, query }) => userDetail(db, who, query.user_uuid)),
  bind(contract.users.checkPhoneNumber, ({ db, query }) =>
    checkPhoneNumber(db, query.phone_number),
  ),
];
