import type {
  AccountingProblem,
  Invoicing,
  StockLeader,
} from '@marketplace/contract/accounting-words';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../platform/store-scope.ts';

/** How a store stands with Accurate. */
export type StoreBooks = {
  store_id: string;
  connection_id: string | null;
  account_id: string;
  database_id: string | null;
  database_name: string | null;
  warehouse_id: string | null;
  warehouse_name: string | null;
  problem: AccountingProblem | null;
  stock_leader: StockLeader;
  invoicing: Invoicing;
  connected_at: string;
  disconnected_at: string | null;
  sends_from: string | null;
  last_event: string;
  last_ledger: string;
  items_read_at: string | null;
  compared_at: string | null;
  stock_read_at: string | null;
  job_id: string | null;
  version: number;
};

const columns = sql`a.store_id, a.connection_id, a.account_id, a.database_id, a.database_name, a.warehouse_id,
  a.warehouse_name, a.problem, a.stock_leader, a.invoicing, a.connected_at, a.disconnected_at, a.sends_from,
  a.last_event, a.last_ledger, a.items_read_at, a.compared_at, a.stock_read_at, a.job_id, a.version`;

export async function readBooks(db: Db, scope: StoreScope): Promise<StoreBooks | undefined> {
  const [row] = await rowsOf<StoreBooks>(
    db,
    sql`select ${columns} from accounting_stores a where ${inScope(scope, sql`a.store_id`)}`,
  );
  return row;
}

/** Held until the end of the transaction: documents, stock and settings of a store are changed by one at a time. */
export async function lockBooks(db: Tx, { store_id }: OneStore): Promise<StoreBooks | undefined> {
  const [row] = await rowsOf<StoreBooks>(
    db,
    sql`select ${columns} from accounting_stores a where a.store_id = ${store_id}::bigint for update`,
  );
  return row;
}

/** Something only a person can mend; none: it is mended. */
export async function writeProblem(
  db: Db,
  { store_id }: OneStore,
  problem: AccountingProblem | null,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set problem = ${problem}::accounting_problem, updated_at = now()
        where store_id = ${store_id}::bigint and problem is distinct from ${problem}::accounting_problem`,
  );
}
