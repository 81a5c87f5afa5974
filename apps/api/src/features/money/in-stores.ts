import { lookedUpInScope } from '../../platform/db/in-scope.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

/** How the parts of a statement say which stores they are about: one by itself, many by ids that travel once. */
export type InStores = {
  with: Sql;
  /** Whether that says anything, so that another part of it comes behind a comma. */
  hasWith: boolean;
  are: (column: Sql) => Sql;
};

export const inStores = ({ store_ids, store_id_array }: StoreScope): InStores =>
  store_ids.length === 1
    ? { with: sql``, hasWith: false, are: (column) => sql`${column} = ${store_ids[0]}::bigint` }
    : several(store_id_array);

/** Some of a scope that was looked into before. */
export const someOf = (scope: StoreScope, store_ids: readonly string[]): InStores => {
  const asked = new Set(scope.store_ids);
  return several(`{${store_ids.filter((store_id) => asked.has(store_id)).join()}}`);
};

const several = (ids: string): InStores => ({
  hasWith: true,
  with: sql`with scope as materialized (select ${ids}::bigint[] as ids)`,
  are: lookedUpInScope,
});
