import type { Area, Level } from '@marketplace/contract/endpoint';
import type { Caller } from './authenticate.ts';
import type { Db } from './db/handle.ts';

/** What one person may do, in all their stores. */
export type Permissions = {
  allows: (store_id: string, area: Area, level: Level) => boolean;
  storesWith: (area: Area, level: Level) => readonly string[];
  arrayText: (store_ids: readonly string[]) => string;
};

type Row = { store_id: string } & Record<Area, 'NONE' | Level>;

/** How a server asks for them. */
export type PermissionsOf = (db: Db, who: Caller) => Promise<Permissions>;

const strength = { NONE: 0, VIEW: 1, MANAGE: 2 } as const;
const mostKept = 2_000;

/**
 * Reads a person's permissions once for each version: `permission_version` came with the token, so a
 * copy is never older than the request, in whichever process the permission was changed.
 */
export function createPermissionsOf(): PermissionsOf {
  const kept = new Map<string, { version: number; permissions: Permissions }>();
  return async (db, who) => {
    if (who.api_key) return describe([who.api_key.permission]);
    const known = kept.get(who.user_id);
    if (known?.version === who.permission_version) return known.permissions;
    const permissions = describe(await readPermissions(db, who.user_id));
    kept.delete(who.user_id);
    kept.set(who.user_id, { version: who.permission_version, permissions });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest) kept.delete(oldest);
    return permissions;
  };
}

/** For what nobody asks for by a call of their own. */
export const permissionsNow = async (db: Db, user_id: string): Promise<Permissions> =>
  describe(await readPermissions(db, user_id));

function readPermissions(db: Db, user_id: string): Promise<Row[]> {
  return db
    .selectFrom('store_permissions')
    .where('user_id', '=', user_id)
    .select(['store_id', 'inventory', 'order', 'store'])
    .orderBy('store_id')
    .execute();
}

function describe(rows: Row[]): Permissions {
  const byStore = new Map(rows.map((row) => [row.store_id, row]));
  const lists = new Map<string, readonly string[]>();
  const texts = new WeakMap<readonly string[], string>();

  const allows: Permissions['allows'] = (store_id, area, level) =>
    strength[byStore.get(store_id)?.[area] ?? 'NONE'] >= strength[level];

  return {
    allows,
    storesWith: (area, level) => {
      const key = `${area} ${level}`;
      const list =
        lists.get(key) ??
        rows.map((row) => row.store_id).filter((store_id) => allows(store_id, area, level));
      lists.set(key, list);
      return list;
    },
    arrayText: (store_ids) => {
      const text = texts.get(store_ids) ?? `{${store_ids.join(',')}}`;
      texts.set(store_ids, text);
      return text;
    },
  };
}
