import type { SearchKind } from '@marketplace/contract/inventory-choices';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import {
  deleteSearches,
  insertSearch,
  isLastSearch,
  readSearches,
  readSearchesWith,
} from './search-histories.sql.ts';

const fewestLetters = 3;

type Searched = { query?: string | undefined; page: number };
type Call<Query> = { db: Db; who: Caller; scope: StoreScope; query: Query };

/** A list that can be searched, as a route calls it: what the person searched for is remembered with the answer. */
export const remembering =
  <Query extends Searched, Answer extends { data: readonly unknown[] }>(
    kind: SearchKind,
    search: (db: Db, scope: StoreScope, query: Query) => Promise<Answer>,
  ) =>
  async ({ db, who, scope, query }: Call<Query>): Promise<Answer> => {
    const answer = await search(db, scope, query);
    if (answer.data.length > 0) await rememberSearch(db, who, scope, kind, query);
    return answer;
  };

/** Of searches in one store, what began one; what is too short to be meant is left out. */
async function rememberSearch(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  kind: SearchKind,
  { query = '', page }: Searched,
): Promise<void> {
  const isMeant = query.length >= fewestLetters && page === 1;
  if (!isMeant || scope.store_ids.length !== 1) return;
  if (await isLastSearch(db, scope, user_id, kind, query)) return;
  await insertSearch(db, scope, user_id, kind, query);
}

export const searchesWith = (db: Db, { user_id }: Caller, scope: StoreScope, text: string) =>
  readSearchesWith(db, scope, user_id, text);

export const listSearches = async (
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  kind: SearchKind,
) => ({ queries: await readSearches(db, scope, user_id, kind) });

export async function forgetSearches(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { kind, query }: { kind: SearchKind; query?: string | undefined },
) {
  await inTransaction(db, (db) => deleteSearches(db, scope, user_id, kind, query));
  return { done: true as const };
}
