import type { AnalyticsEvent, ErrorReport } from '@marketplace/contract/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { insertErrors, insertEvents } from './telemetry.sql.ts';

export async function takeEvents(db: Db, who: Caller, events: readonly AnalyticsEvent[]) {
  return { event_ids: await inTransaction(db, (db) => insertEvents(db, who.user_id, events)) };
}

/** Kept for the operator to look through, and said in the log, where faults are watched for. */
export async function takeErrors(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
  user_id: string | undefined,
  errors: readonly ErrorReport[],
) {
  const fresh = await inTransaction(db, (db) => insertErrors(db, user_id, errors));
  for (const { id, kind, message, path } of errors) {
    if (fresh.has(id)) log.warn({ report_id: id, kind, message, path, user_id }, 'client error');
  }
  return { done: true as const };
}
