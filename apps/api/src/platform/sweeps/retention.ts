import type { Db } from '../db/handle.ts';
import { identifier, rowsOf, type Sql, sql } from '../db/sql.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Sweep } from './sweep.ts';

/** The embedded database answers nobody else during a statement, so each takes a little. */
const batch = 500;

/** Of the ring of days that events lie in, the slot that tomorrow's will need; nothing of it is younger than a fortnight. */
const emptyOldEvents: Sweep = {
  name: 'old_store_events',
  every_seconds: 3_600,
  run: (db) =>
    inTransaction(db, async (db) => {
      const [next] = await rowsOf<{ slot: number }>(
        db,
        sql`select event_slot(now() + interval '1 day') as slot`,
      );
      const slot = identifier(`store_events_${next?.slot}`);
      const [filled] = await rowsOf(db, sql`select from ${slot} limit 1`);
      if (!filled) return 0;
      await rowsOf(db, sql`truncate ${slot}`);
      return 1;
    }),
};

/** How long things are kept that nobody needs any more. */
export const retentionSweeps: readonly Sweep[] = [
  emptyOldEvents,
  keep('events', sql`created_at < now() - interval '14 days'`),
  keep('idempotency_records', sql`created_at < now() - interval '14 days'`),
  keep('operator_idempotency_records', sql`created_at < now() - interval '14 days'`),
  keep('operator_logins', sql`expires_at < now()`),
  // Void after 30 days without use, gone 30 days later.
  keep('tokens', sql`last_used_at < now() - interval '60 days'`),
  keep('analytics_events', sql`received_at < now() - interval '90 days'`),
  // Anybody can send these: 30 days, and no more than somebody could look through.
  keep(
    'client_errors',
    sql`received_at < greatest(now() - interval '30 days',
      (select received_at from client_errors order by received_at desc offset 20000 limit 1))`,
  ),
  // Long void; the limits look back an hour.
  keep('one_time_codes', sql`created_at < now() - interval '1 day'`),
  keep('password_tries', sql`created_at < now() - interval '1 day'`),
  keep('sign_in_places', sql`last_at < now() - interval '90 days'`),
  keep('handover_codes', sql`expires_at < now()`),
  keep('jobs', sql`finished_at < now() - interval '30 days'`),
  keep('staff_invitations', sql`expires_at < now()`),
  keep('email_codes', sql`expires_at < now() - interval '1 day'`),
  keep('banners', sql`expires_at < now() - interval '30 days'`),
  keep('content_cards', sql`expires_at < now() - interval '30 days'`),
  keep('product_lookups', sql`day < current_date - 28`),
  keep('notices', sql`expires_at < now() - interval '30 days'`),
];

function keep(table: string, isOld: Sql): Sweep {
  return {
    name: `old_${table}`,
    run: async (db, signal) => {
      let rows = 0;
      let last = batch;
      while (last === batch && !signal.aborted) {
        last = await deleteSome(db, table, isOld);
        rows += last;
      }
      return rows;
    },
  };
}

async function deleteSome(db: Db, table: string, isOld: Sql): Promise<number> {
  const name = identifier(table);
  const deleted = await rowsOf(
    db,
    sql`delete from ${name} where ctid = any(array(
          select ctid from ${name} where ${isOld} limit ${batch}
        )) returning 1`,
  );
  return deleted.length;
}
