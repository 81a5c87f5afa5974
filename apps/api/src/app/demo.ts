import { fillState, recordAct } from '../features/operators/operators.service.ts';
import { hasUsers } from '../features/users/users.service.ts';
import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';

/**
 * Fills a database that nobody has used: the demo's people and passwords belong nowhere else. A filling
 * that was cut off is begun anew, and recognised by the record it left.
 */
export async function fillDemo(database: Database): Promise<void> {
  const { db } = database;
  const state = await fillState(db);
  if (state === 'cut off') await database.runScript(emptyEveryTable);
  else if (state === 'done' || (await hasUsers(db))) return;
  const { fillWorld } = await import('../world/fill-world.ts');
  const { demoWorld } = await import('../world/plans.ts');
  await inTransaction(db, (db) => recordAct(db, 'demo.begin', {}));
  await fillWorld(database, demoWorld(new Date()));
  await inTransaction(db, (db) => recordAct(db, 'demo.end', {}));
}

const emptyEveryTable = `
  do $$ begin execute (
    select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'
  ); end $$`;
