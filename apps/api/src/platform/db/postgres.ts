import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columnParsers } from './column-types.ts';
import type { Database } from './handle.ts';
import { isStalePlan, namedStatement, renameStatement } from './named-statement.ts';
import { lendInTurn } from './readers.ts';
import type { Tables } from './tables.gen.ts';
import { refuseInsideTransaction } from './transaction.ts';
import { limitWriters } from './writers.ts';

const migrationLock = 7_105_314_202n;

type Options = {
  url: string;
  poolSize: number;
  onLost: (error: Error) => void;
  /** Over several nodes (Citus): which of them a statement is for depends on its values. */
  isDistributed?: boolean;
};

export function openPostgres({ url, poolSize, onLost, isDistributed }: Options): Database {
  const pool = new GuardedPool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // A new connection prepares and plans everything anew, so those there are stay.
    idleTimeoutMillis: 600_000,
    statement_timeout: 30_000,
    // The server's own limit does not help where its answers no longer arrive.
    query_timeout: 35_000,
    keepAlive: true,
    // What does not wait for another statement's answer goes out behind it at once.
    pipeline: true,
    // Whoever waits for a row, or has stopped in the middle, holds back others.
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    // Prepared once, planned once: planning a list anew costs more than running it.
    options: `-c timezone=UTC -c plan_cache_mode=${isDistributed ? 'auto' : 'force_generic_plan'}`,
    types: {
      getTypeParser: (oid, format) => columnParsers[oid] ?? pg.types.getTypeParser(oid, format),
    },
  });
  pool.on('error', onLost);
  // A lent connection that breaks tells its own listeners; without one the process would end.
  pool.on('connect', (client) => client.on('error', onLost));

  /** A connection of its own, on which a statement may take as long as it needs. */
  const withPatientClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', onLost);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  const { lending, waiting } = lendInTurn(pool, poolSize);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lending }) });
  limitWriters(db, poolSize);
  const one = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  one.on('error', onLost);
  one.on('connect', (client) => client.on('error', onLost));
  return {
    db,
    aside: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: one }) }),
    runScript: (sql) =>
      withPatientClient(async (client) => {
        await client.query(sql);
      }),
    runTogether: (statements) =>
      withPatientClient(async (client) => {
        for (const statement of ['begin', ...statements, 'commit']) await client.query(statement);
      }),
    withMigrationLock: (work) =>
      withPatientClient(async (client) => {
        // Whoever waits for it inside a statement would hold up an index that is made concurrently, and wait for that.
        while (!(await isLocked(client))) await pause(200);
        return work();
      }),
    copyIn: (table, columns, chunks) =>
      withPatientClient((client) => {
        const sink = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
        return pipeline(Readable.from(chunks), sink);
      }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + waiting(),
    }),
    close: async () => {
      await Promise.all([pool.end(), one.end()]);
    },
  };
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const text = `select pg_try_advisory_lock(${migrationLock}) as locked`;
  const { rows } = await client.query<{ locked: boolean }>(text);
  return rows[0]?.locked ?? false;
}

/** Parses and plans a statement once per connection: half of what a short query costs. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: one of the driver's overloads is chosen at run time
  override query(...args: any[]): any {
    const [text, values] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return super.query(...(args as [string]));
    }
    const name = namedStatement(text);
    const rest = args.slice(2) as [];
    if (!name) return super.query({ text, values }, ...rest);
    if (rest.length > 0) return super.query({ name, text, values }, ...rest);
    return this.queryNamed(name, text, values);
  }

  /** What a newer program added to a table changes what a prepared statement answers with: it is prepared anew. */
  private async queryNamed(name: string, text: string, values: unknown[]): Promise<unknown> {
    try {
      return await super.query({ name, text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      renameStatement(text, name);
      // Inside a transaction that has failed by this, it is for the whole to be done again.
      return super.query({ name: namedStatement(text) ?? '', text, values }).catch(() => {
        throw error;
      });
    }
  }
}

class GuardedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: one of the driver's overloads is chosen at run time
  override connect(...args: any[]): any {
    refuseInsideTransaction();
    return super.connect(...(args as []));
  }
}
