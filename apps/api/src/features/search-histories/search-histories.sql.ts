import type { SearchKind } from '@marketplace/contract/inventory-choices';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

const kept = 20;

const ofPerson = (scope: StoreScope, user_id: string) =>
  sql`user_id = ${user_id}::bigint and store_id = ${scope.store_ids[0]}::bigint`;

const ofKind = (scope: StoreScope, user_id: string, kind: SearchKind) =>
  sql`${ofPerson(scope, user_id)} and kind = ${kind}::search_kind`;

/** Whether it is the newest, and of a minute ago at most: there is nothing to be written then. */
export async function isLastSearch(
  db: Db,
  scope: StoreScope,
  user_id: string,
  kind: SearchKind,
  query: string,
): Promise<boolean> {
  const [last] = await rowsOf<{ query: string; is_fresh: boolean }>(
    db,
    sql`select query, searched_at > now() - interval '1 minute' as is_fresh
        from search_histories where ${ofKind(scope, user_id, kind)}
        order by searched_at desc, query limit 1`,
  );
  return last?.query === query && last.is_fresh;
}

/**
 * The same words in other letters, and what was typed on the way to these within a minute, make room. One statement:
 * a search is a question, and does not wait in line with those who write.
 */
export async function insertSearch(
  db: Db,
  scope: StoreScope,
  user_id: string,
  kind: SearchKind,
  query: string,
): Promise<void> {
  const own = ofKind(scope, user_id, kind);
  const others = sql`${own} and query <> ${query}`;
  const isReplaced = sql`(lower(query) = lower(${query})
    or (searched_at > now() - interval '1 minute' and starts_with(lower(${query}), lower(query))))`;
  await rowsOf(
    db,
    sql`
    with beyond as (
      select query from search_histories where ${others} and not ${isReplaced}
      order by searched_at desc, query offset ${kept - 1}
    ), gone as (
      delete from search_histories
      where ${others} and (${isReplaced} or query in (select query from beyond))
    )
    insert into search_histories (user_id, store_id, kind, query)
    values (${user_id}::bigint, ${scope.store_ids[0]}::bigint, ${kind}::search_kind, ${query})
    on conflict (user_id, store_id, kind, query) do update set searched_at = excluded.searched_at`,
  );
}

export async function readSearches(
  db: Db,
  scope: StoreScope,
  user_id: string,
  kind: SearchKind,
): Promise<string[]> {
  const rows = await rowsOf<{ query: string }>(
    db,
    sql`select query from search_histories where ${ofKind(scope, user_id, kind)}
        order by searched_at desc, query`,
  );
  return rows.map(({ query }) => query);
}

/** Of every kind, those that have the text in them. */
export async function readSearchesWith(
  db: Db,
  scope: StoreScope,
  user_id: string,
  text: string,
): Promise<string[]> {
  const rows = await rowsOf<{ query: string }>(
    db,
    sql`select query from search_histories
        where ${ofPerson(scope, user_id)} and strpos(lower(query), lower(${text})) > 0
        order by searched_at desc, query`,
  );
  return rows.map(({ query }) => query);
}

/** One, in whatever letters, or all of the kind. */
export async function deleteSearches(
  db: Tx,
  scope: StoreScope,
  user_id: string,
  kind: SearchKind,
  query: string | undefined,
): Promise<void> {
  const one = query === undefined ? sql`` : sql`and lower(query) = lower(${query})`;
  await rowsOf(db, sql`delete from search_histories where ${ofKind(scope, user_id, kind)} ${one}`);
}
