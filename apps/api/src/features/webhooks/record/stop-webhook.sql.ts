import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

/** False where it was not going any more. */
export async function stopWebhook(db: Tx, store_id: string, webhook_id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update webhooks set state = 'STOPPED', version = version + 1, updated_at = now(), told_at = now()
        where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint and state = 'ACTIVE' returning id`,
  );
  return rows.length > 0;
}
