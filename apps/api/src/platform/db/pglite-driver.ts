import type { PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { refuseInsideTransaction } from './transaction.ts';

/**
 * Kysely's own PGlite driver hands one connection object to everybody, so that while a transaction is
 * open the queries of other requests run inside it. This one lends the single connection to one
 * borrower at a time; the others wait in line.
 */
export class PGliteDriver implements Driver {
  readonly #connection: DatabaseConnection;
  #lastBorrower: Promise<void> = Promise.resolve();
  #giveBack: () => void = () => {};

  constructor(pglite: PGlite) {
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]);
        return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
      },
      // biome-ignore lint/correctness/useYield: the interface wants a generator, PGlite has no cursor
      streamQuery: async function* () {
        throw new Error('PGlite cannot stream a query');
      },
    };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const before = this.#lastBorrower;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastBorrower = promise;
    await before;
    this.#giveBack = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  beginTransaction = () => this.#run('begin');
  commitTransaction = () => this.#run('commit');
  rollbackTransaction = () => this.#run('rollback');

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async #run(sql: string): Promise<void> {
    const query = { sql, parameters: [], query: { kind: 'RawNode' } } as unknown as CompiledQuery;
    await this.#connection.executeQuery(query);
  }
}
