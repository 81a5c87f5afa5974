import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { login, logout } from './auth.service.ts';

export const authRoutes = [
  bind(contract.auth.login, ({ db, body, headers }) => login(db, body, headers['client-type'])),
  bind(contract.auth.logout, ({ db, headers }) => logout(db, headers.authorization)),
];
