import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { createKey, listKeyCalls, listKeys, revokeKey } from './api-keys.service.ts';

const { apiKeys } = contract;

export const apiKeysRoutes = [
  bind(apiKeys.list, ({ db, who, scope }) => listKeys(db, who, scope)),
  bind(apiKeys.create, ({ db, who, scope, body }) => createKey(db, who, scope, body)),
  bind(apiKeys.revoke, ({ db, who, scope, body }) => revokeKey(db, who, scope, body)),
  bind(apiKeys.calls, ({ db, scope, query }) => listKeyCalls(db, scope, query)),
];
