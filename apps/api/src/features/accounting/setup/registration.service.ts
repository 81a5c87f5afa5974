import type { AccountingRegistration } from '@marketplace/contract/accounting';
import { accurateScopes } from '@marketplace/contract/accounting-words';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { stageOf } from '../accounting.service.ts';
import { readBooks } from '../books-of-store.sql.ts';
import {
  countBooks,
  readAccount,
  readLinkedStores,
  readPerson,
  readStore,
  readWork,
} from './registration.sql.ts';

const missingIn = (scopes: readonly string[]) =>
  accurateScopes.filter((scope) => !scopes.includes(scope));

export { missingIn as missingScopes };

export async function showRegistration(
  db: Db,
  scope: StoreScope,
): Promise<{ registration: AccountingRegistration }> {
  const books = await readBooks(db, scope);
  const account = books?.connection_id ? await readAccount(db, books.connection_id) : undefined;
  const counts = await countBooks(db, scope);
  const work = books?.job_id ? await readWork(db, scope, books.job_id) : undefined;
  return {
    registration: {
      stage: stageOf(books),
      problem: books?.connection_id ? books.problem : null,
      account: account ? { name: account.name, email: account.email } : null,
      missing_scopes: account ? missingIn(account.scopes) : [],
      database: books?.database_id
        ? { id: books.database_id, name: books.database_name ?? '' }
        : null,
      warehouse: books?.warehouse_id
        ? { id: books.warehouse_id, name: books.warehouse_name ?? '' }
        : null,
      stock_leader: books?.stock_leader ?? 'MARKETPLACE',
      invoicing: books?.invoicing ?? 'PER_ORDER',
      ...counts,
      connected_at: books?.connection_id ? books.connected_at : null,
      disconnected_at: books?.disconnected_at ?? null,
      items_read_at: books?.items_read_at ?? null,
      compared_at: books?.compared_at ?? null,
      work: work ?? null,
      version: books?.version ?? 0,
    },
  };
}

/** For who came by a link: a page that shows the name in its own address would show whatever somebody wrote there. */
export async function showWhose(
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { marketplace_store_id }: { marketplace_store_id: string },
) {
  const { store_id } = storeIn(scope, marketplace_store_id);
  return {
    store: await readStore(db, store_id),
    person: await readPerson(db, user_id),
  };
}

/** For Home: where something is lost comes before where most waits. */
export async function summarise(db: Db, scope: StoreScope) {
  const stores = (await readLinkedStores(db, scope)).map((each) => ({
    ...each,
    stage: stageOf(each),
  }));
  const [first] = stores.toSorted(
    (a, b) => Number(b.problem !== null) - Number(a.problem !== null) || b.waiting - a.waiting,
  );
  return {
    stage: stageOf(first),
    waiting: stores.reduce((sum, { waiting }) => sum + waiting, 0),
    store_id: first?.store_id ?? null,
  };
}
