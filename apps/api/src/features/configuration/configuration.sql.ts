import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/handle.ts';

export async function readSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('configuration').select(['name', 'value']).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function upsertSetting(db: Tx, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('configuration')
    .values({ name, value: text })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: text, updated_at: sql`now()` }),
    )
    .execute();
}
