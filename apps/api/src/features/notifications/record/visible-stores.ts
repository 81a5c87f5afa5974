import {
  areaOfCategory,
  type NotificationCategory,
  notificationCategories,
} from '@marketplace/contract/notification-words';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { fail } from '../../../platform/failure.ts';
import type { Permissions } from '../../../platform/permissions.ts';

type Asked = { store_id?: string | undefined; category?: NotificationCategory | undefined };

/** Every category of every store that somebody may see, or those of them that they ask for. */
export type VisibleStores = { store_ids: string[]; categories: NotificationCategory[] };

export function visibleStores(
  permissions: Permissions,
  { store_id, category }: Asked,
  offScreen: readonly string[] = [],
): VisibleStores {
  const visible: VisibleStores = { store_ids: [], categories: [] };
  const asked = category
    ? [category]
    : notificationCategories.filter((each) => !offScreen.includes(each));
  for (const each of asked)
    for (const seen of permissions.storesWith(areaOfCategory[each], 'VIEW')) {
      if (store_id !== undefined && seen !== store_id) continue;
      visible.store_ids.push(seen);
      visible.categories.push(each);
    }
  if (store_id !== undefined && !seesAnything(permissions, store_id)) fail('permission_denied');
  return visible;
}

const seesAnything = (permissions: Permissions, store_id: string): boolean =>
  (['order', 'inventory', 'store'] as const).some((area) =>
    permissions.allows(store_id, area, 'VIEW'),
  );

/** As rows of a statement: `v (store_id, category)`. */
export const visibleRows = ({ store_ids, categories }: VisibleStores): Sql =>
  sql`unnest(${store_ids}::bigint[], ${categories}::text[]::notification_category[]) as v (store_id, category)`;
