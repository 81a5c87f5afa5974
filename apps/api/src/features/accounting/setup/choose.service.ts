import type { AccurateDatabase, AccurateWarehouse } from '@marketplace/contract/accounting';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { inOurWords, isLinked, type LinkedBooks, mustBeLinked } from '../accounting.service.ts';
import type { Accurate } from '../accurate/accurate.ts';
import { listIn, textIn } from '../accurate/read-json.ts';
import { theirBooks } from '../accurate/their-books.ts';
import { lockBooks } from '../books-of-store.sql.ts';
import type { JobOfItems } from '../linking/read-items-job.ts';
import { isWorking, noteJob } from '../record/work.sql.ts';
import { showRegistration } from './registration.service.ts';
import { chooseDatabase, chooseWarehouse, forgetAgreed, forgetLinks } from './setup.sql.ts';

type OfBooks = { marketplace_store_id: string };

async function databasesOf(
  db: Db,
  accurate: Accurate,
  books: LinkedBooks,
): Promise<AccurateDatabase[]> {
  const body = await accurate.account(db, books.connection_id, '/api/db-list.do');
  return listIn(body.d).map((row) => ({
    id: textIn(row.id),
    name: textIn(row.alias).slice(0, 200),
    is_trial: row.trial === true,
    is_expired: row.expired === true,
    is_chosen: textIn(row.id) === books.database_id,
  }));
}

export async function listDatabases(
  db: Db,
  scope: StoreScope,
  { marketplace_store_id }: OfBooks,
  accurate: Accurate,
) {
  const books = await mustBeLinked(db, scope);
  const store = storeIn(scope, marketplace_store_id);
  return {
    databases: await inOurWords(db, store, () => databasesOf(db, accurate, books)),
  };
}

/** Asked of Accurate before the transaction. */
export async function findDatabase(
  db: Db,
  scope: StoreScope,
  { marketplace_store_id, database_id }: OfBooks & { database_id: string },
  accurate: Accurate,
): Promise<AccurateDatabase> {
  const { databases } = await listDatabases(db, scope, { marketplace_store_id }, accurate);
  const database = databases.find(({ id }) => id === database_id);
  if (!database) return fail('accounting_database_not_found');
  return database.is_expired ? fail('accounting_database_expired') : database;
}

export const selectDatabase = (
  db: Db,
  scope: StoreScope,
  { marketplace_store_id }: OfBooks,
  database: AccurateDatabase,
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    const books = await lockBooks(db, store);
    if (!isLinked(books)) return fail('accounting_not_connected');
    if (books.job_id && (await isWorking(db, scope, books.job_id))) fail('accounting_busy');
    if (books.database_id !== null && books.database_id !== database.id)
      await forgetLinks(db, store);
    await chooseDatabase(db, store, database);
    if (books.database_id !== database.id)
      await recordAct(db, 'accounting.database', {
        ...store,
        before: { id: books.database_id, name: books.database_name },
        after: { id: database.id, name: database.name },
      });
    return showRegistration(db, scope);
  });

async function warehousesOf(
  db: Db,
  scope: StoreScope,
  { marketplace_store_id }: OfBooks,
  accurate: Accurate,
): Promise<AccurateWarehouse[]> {
  const { connection_id, database_id, warehouse_id } = await mustBeLinked(db, scope);
  if (!database_id) return fail('accounting_not_chosen');
  const books = theirBooks(accurate, db, { connection_id, database_id });
  const all = await inOurWords(db, storeIn(scope, marketplace_store_id), () => books.warehouses());
  return all
    .filter(({ is_usable }) => is_usable)
    .map(({ is_usable: _, ...warehouse }) => ({
      ...warehouse,
      is_chosen: warehouse.id === warehouse_id,
    }));
}

export const listWarehouses = async (
  db: Db,
  scope: StoreScope,
  query: OfBooks,
  accurate: Accurate,
) => ({ warehouses: await warehousesOf(db, scope, query, accurate) });

export async function findWarehouse(
  db: Db,
  scope: StoreScope,
  { marketplace_store_id, warehouse_id }: OfBooks & { warehouse_id: string },
  accurate: Accurate,
): Promise<AccurateWarehouse> {
  const all = await warehousesOf(db, scope, { marketplace_store_id }, accurate);
  return all.find(({ id }) => id === warehouse_id) ?? fail('accounting_warehouse_not_found');
}

export const selectWarehouse = (
  db: Db,
  { user_id }: { user_id: string },
  scope: StoreScope,
  { marketplace_store_id }: OfBooks,
  warehouse: AccurateWarehouse,
  readItems: JobOfItems,
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    const books = await lockBooks(db, store);
    if (!isLinked(books)) return fail('accounting_not_connected');
    if (!books.database_id) return fail('accounting_not_chosen');
    if (books.job_id && (await isWorking(db, scope, books.job_id))) fail('accounting_busy');
    if (books.warehouse_id !== warehouse.id) await forgetAgreed(db, store);
    await chooseWarehouse(db, store, warehouse);
    if (books.warehouse_id !== warehouse.id)
      await recordAct(db, 'accounting.warehouse', {
        ...store,
        before: { id: books.warehouse_id, name: books.warehouse_name },
        after: { id: warehouse.id, name: warehouse.name },
      });
    const job_id = await startJob(db, readItems, { ...store, user_id, input: {} });
    await noteJob(db, store, job_id);
    return showRegistration(db, scope);
  });

/** While their items are read already, it is that one. */
export const readItemsAgain = (
  db: Db,
  { user_id }: { user_id: string },
  scope: StoreScope,
  { marketplace_store_id }: OfBooks,
  readItems: JobOfItems,
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    const books = await lockBooks(db, store);
    if (!isLinked(books)) return fail('accounting_not_connected');
    if (!books.database_id || !books.warehouse_id) return fail('accounting_not_chosen');
    const shown = await showRegistration(db, scope);
    const { work } = shown.registration;
    if (work && work.finished_at === null)
      return work.kind === 'READ_ITEMS' ? shown : fail('accounting_busy');
    const job_id = await startJob(db, readItems, { ...store, user_id, input: {} });
    await noteJob(db, store, job_id);
    return showRegistration(db, scope);
  });
