import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.gen.ts';

/** Reads may go through either; a function that writes asks for a Tx. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An opened database: the handle for queries, and the few things that are not queries. */
export type Database = {
  db: Db;
  /** Beside the connections that requests share: for who asks whether the database is there, however busy they are. */
  aside: Db;
  /** Several statements in one text, without parameters. */
  runScript: (sql: string) => Promise<void>;
  /** One after the other in one transaction, each for itself as a distributed database wants it, and however long they take. */
  runTogether: (statements: readonly string[]) => Promise<void>;
  /** Runs alone among all processes on this database. */
  withMigrationLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** COPY table (columns) FROM STDIN, in text format. */
  copyIn: (table: string, columns: readonly string[], chunks: Iterable<string>) => Promise<void>;
  /** How its connections are used; the embedded database has none. */
  connections?: () => { busy: number; idle: number; waiting: number };
  close: () => Promise<void>;
};
