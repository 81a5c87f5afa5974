import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { userDetail } from './users.service.ts';

export const usersRoutes = [
  bind(contract.users.detail, ({ db, who, query }) => userDetail(db, who, query.user_uuid)),
];
