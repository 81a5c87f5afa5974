import { actsOnRecord, recordAct } from '../features/acts/acts.service.ts';
import { demoFilled } from '../features/demo/demo.service.ts';
import { markDemoOperators } from '../features/operators/operators.service.ts';
import { renewCitySales } from '../features/recommendations/city-sales.service.ts';
import { hasUsers, markDemoAccounts } from '../features/users/users.service.ts';
import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';

/**
 * Fills a database that nobody has used: the demo's people and passwords belong nowhere else. A filling
 * that was cut off is begun anew, but only while its beginning is all that is on record; whoever has done
 * anything since is left in peace.
 */
export function fillDemo(database: Database): Promise<void> {
  const { db } = database;
  return database.withMigrationLock(async () => {
    const acts = await actsOnRecord(db);
    const wasCutOff = acts.length > 0 && acts.every((act) => act === 'demo.begin');
    if (wasCutOff) await database.runScript(emptyEveryTable);
    else if (acts.length > 0 || (await hasUsers(db))) return;
    const { fillWorld } = await import('../world/fill-world.ts');
    const { demoWorld } = await import('../world/plans.ts');
    await inTransaction(db, (db) => recordAct(db, 'demo.begin', {}));
    await fillWorld(database, demoWorld(new Date()));
    await renewCitySales(db);
    await inTransaction(db, async (db) => {
      await markDemoAccounts(db);
      await markDemoOperators(db);
      await recordAct(db, demoFilled, {});
    });
  });
}

/** The rates that hold for all categories came with the tables; whatever names a category goes with it. */
const emptyEveryTable = `
  do $$
  declare rates jsonb := (select jsonb_agg(to_jsonb(r)) from fee_rates r where category_id is null);
  begin
    execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public' and tablename not in ('schema_migrations', 'secrets', 'book_past', 'order_texts_missed')
    );
    insert into fee_rates (basis_points, valid_from)
    select basis_points, valid_from from jsonb_populate_recordset(null::fee_rates, rates);
  end $$`;
