import type { Database, Db } from '../platform/db/handle.ts';

type Given = Record<string, unknown>;

export type Command = {
  help: string;
  run: (db: Db, given: Given, database: Database) => Promise<string>;
};
