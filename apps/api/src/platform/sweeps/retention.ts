import type { Db } from '../db/handle.ts';
import { identifier, integer, joined, rowsOf, type Sql, sql } from '../db/sql.ts';
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

/** How long things are kept that nobody needs any more; and of what people send unasked, how much. */
export const sweepsKeeping = (most: {
  analytics_events: number;
  client_errors: number;
  strangers_errors: number;
}): readonly Sweep[] => [
  emptyOldEvents,
  keep('events', sql`created_at < now() - interval '14 days'`),
  keep('idempotency_records', sql`created_at < now() - interval '14 days'`),
  keep('operator_idempotency_records', sql`created_at < now() - interval '14 days'`),
  keep('operator_logins', sql`expires_at < now()`),
  // Void after 30 days without use, gone 30 days later.
  keep('tokens', sql`last_used_at < now() - interval '60 days'`),
  keep(
    'analytics_events',
    sql`received_at < now() - interval '90 days'`,
    newest('analytics_events', most.analytics_events),
  ),
  // Anybody can send these: 30 days, and no more than somebody could look through. Strangers' push out none but strangers'.
  keep(
    'client_errors',
    sql`received_at < now() - interval '30 days'`,
    newest('client_errors', most.client_errors, sql`user_id is not null`),
    newest('client_errors', most.strangers_errors, sql`user_id is null`),
  ),
  // Long void; the limits look back a day.
  keep('one_time_codes', sql`created_at < now() - interval '1 day'`),
  keep('password_tries', sql`created_at < now() - interval '1 day'`),
  keep('sign_in_places', sql`last_at < now() - interval '90 days'`),
  keep('handover_codes', sql`expires_at < now()`),
  // With its stops and what was said at them; what counts of it stands in the orders.
  keep('driver_trips', sql`expires_at < now() - interval '90 days'`),
  keep('shared_links', sql`expires_at < now() - interval '90 days'`),
  keep('jobs', sql`finished_at < now() - interval '30 days'`),
  // What was read of them goes with them.
  keep('notifications', sql`created_at < now() - interval '90 days'`),
  keep('notification_reads', sql`read_at < now() - interval '90 days'`),
  keep('outbox', sql`ended_at < now() - interval '30 days'`),
  keep('outbox_targets', sql`due_at is null and updated_at < now() - interval '1 day'`),
  keep('api_key_calls', sql`created_at < now() - interval '30 days'`),
  keep('api_keys', sql`coalesce(revoked_at, expires_at) < now() - interval '90 days'`),
  // What waits is bounded, and is not lost by waiting.
  keep('webhook_deliveries', sql`created_at < now() - interval '30 days' and state <> 'WAITING'`),
  keep('webhooks', sql`removed_at < now() - interval '30 days'`),
  keep('staff_invitations', sql`expires_at < now()`),
  keep('email_codes', sql`expires_at < now() - interval '1 day'`),
  // With the messages that were reported; what nobody has settled in two years nobody will.
  keep('chat_reports', sql`coalesce(settled_at, created_at) < now() - interval '2 years'`),
  keep('content_reports', sql`coalesce(settled_at, created_at) < now() - interval '2 years'`),
  // One that is open stands in an inbox, too.
  keep('chat_waits', sql`ended_at is not null and asked_at < now() - interval '2 years'`),
  keep('banners', sql`expires_at < now() - interval '30 days'`),
  keep('content_cards', sql`expires_at < now() - interval '30 days'`),
  keep('product_lookups', sql`day < current_date - 28`),
  keep('notices', sql`expires_at < now() - interval '30 days'`),
];

export const retentionSweeps = sweepsKeeping({
  analytics_events: 300_000,
  client_errors: 15_000,
  strangers_errors: 5_000,
});

/** Beyond so many the oldest go; which those are is asked once a sweep. */
function newest(table: string, most: number, whose = sql`true`) {
  return async (db: Db): Promise<Sql | undefined> => {
    const [last] = await rowsOf<{ received_at: string }>(
      db,
      sql`select received_at::text from ${identifier(table)} where ${whose}
          order by received_at desc offset ${most}::int limit 1`,
    );
    return last && sql`(${whose} and received_at <= ${last.received_at}::timestamptz)`;
  };
}

function keep(
  table: string,
  isTooOld: Sql,
  ...tooMany: ((db: Db) => Promise<Sql | undefined>)[]
): Sweep {
  return {
    name: `old_${table}`,
    run: async (db, signal) => {
      const beyond: Sql[] = [];
      for (const each of tooMany) beyond.push((await each(db)) ?? sql`false`);
      const isOld = sql`(${joined([isTooOld, ...beyond], ' or ')})`;
      const key = await readKey(db, table);
      let rows = 0;
      let last = batch;
      while (last === batch && !signal.aborted) {
        last = await deleteSome(db, table, isOld, key);
        rows += last;
      }
      return rows;
    },
  };
}

/**
 * By the key: on a distributed database a row's place (ctid) is another on every node. Whether it is old is asked again of the
 * row itself, which may have been renewed while it was waited for.
 */
async function deleteSome(
  db: Db,
  table: string,
  isOld: Sql,
  key: readonly string[],
): Promise<number> {
  const name = identifier(table);
  const columns = joined(key.map(identifier), ', ');
  const deleted = await rowsOf(
    db,
    sql`delete from ${name} where (${columns}) in (
          select ${columns} from ${name} where ${isOld} limit ${integer(batch)}
        ) and ${isOld} returning 1`,
  );
  return deleted.length;
}

async function readKey(db: Db, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${table}::regclass and i.indisprimary and a.attnum > 0`,
  );
  return rows.map(({ name }) => name);
}
