import type { WeekHours } from '@marketplace/contract/week-hours';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export async function writeOpeningHours(
  db: Tx,
  { store_id }: OneStore,
  weekdays: WeekHours,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into opening_hours (store_id, weekdays)
        values (${store_id}::bigint, ${JSON.stringify(weekdays)}::text::jsonb)
        on conflict (store_id) do update set weekdays = excluded.weekdays, updated_at = excluded.updated_at`,
  );
}
