import type { OfferSettings } from '@marketplace/contract/tender-settings';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

const usual: OfferSettings = {
  floor_margin_percent: null,
  validity_days: 3,
  updated_at: null,
  updated_by_name: null,
};

export async function readOfferSettings(db: Db, { store_id }: OneStore): Promise<OfferSettings> {
  const [row] = await rowsOf<OfferSettings>(
    db,
    sql`select t.floor_margin_percent, t.validity_days, t.updated_at, u.name as updated_by_name
        from tender_settings t left join users u on u.id = t.updated_by where t.store_id = ${store_id}::bigint`,
  );
  return row ?? usual;
}

type Written = Pick<OfferSettings, 'floor_margin_percent' | 'validity_days'> & { user_id: string };

export async function writeOfferSettings(
  db: Tx,
  { store_id }: OneStore,
  { floor_margin_percent, validity_days, user_id }: Written,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into tender_settings (store_id, floor_margin_percent, validity_days, updated_by)
        values (${store_id}::bigint, ${floor_margin_percent}::int, ${validity_days}::int, ${user_id}::bigint)
        on conflict (store_id) do update set floor_margin_percent = excluded.floor_margin_percent,
          validity_days = excluded.validity_days, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
  );
}
