import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { id, uuid } from './fields.ts';

export const roleNames = ['OWNER', 'ADMIN', 'ORDER_STAFF', 'STOCK_STAFF', 'VIEWER'] as const;
export const permissionLevels = ['NONE', 'VIEW', 'MANAGE'] as const;

const storePermission = z.object({
  inventory: z.enum(permissionLevels),
  order: z.enum(permissionLevels),
  store: z.enum(permissionLevels),
  role_name: z.enum(roleNames),
});

const store = z.object({
  id,
  uuid,
  unique_id: z.string(),
  name: z.string(),
  city: z.string(),
  time_zone: z.string(),
  is_seller: z.boolean(),
  allows_selling: z.boolean(),
  is_active: z.boolean(),
  permission: storePermission,
});

const list = endpoint({
  method: 'GET',
  path: '/api/stores/list',
  doc: 'Every store the signed-in person works in, by name, each with what the person may do there.',
  access: user,
  response: z.object({ stores: z.array(store) }),
  errors: [],
});

export const stores = { list };
export type Store = z.infer<typeof store>;
export type RoleName = (typeof roleNames)[number];
export type PermissionLevel = (typeof permissionLevels)[number];
