import type { Db } from './db/handle.ts';

/** Whether this is a demo: the setting asks for one, and the database was filled as one. */
export type IsDemo = (db: Db) => Promise<boolean>;
