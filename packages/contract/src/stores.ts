import { z } from 'zod';
import { asBuyer, endpoint, user } from './endpoint.ts';
import { id, line, uuid } from './fields.ts';
import { page, paged, pageSize } from './pages.ts';

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

const sellingStore = z.object({ id, uuid, name: z.string(), city: z.string() });

const sellingQuery = z.strictObject({
  buyer_store_id: id,
  query: line(0, 100).optional(),
  page,
  page_size: pageSize,
});

const selling = endpoint({
  method: 'GET',
  path: '/api/stores/selling',
  doc: 'Stores a buyer can order from now: those of its own city first, then by name.',
  access: asBuyer('order', 'VIEW', { one: 'buyer_store_id' }),
  query: sellingQuery,
  response: z.object(paged(sellingStore)),
  errors: [],
});

export const stores = { list, selling };
export type Store = z.infer<typeof store>;
export type SellingStore = z.infer<typeof sellingStore>;
export type SellingQuery = z.output<typeof sellingQuery>;
export type RoleName = (typeof roleNames)[number];
export type PermissionLevel = (typeof permissionLevels)[number];
