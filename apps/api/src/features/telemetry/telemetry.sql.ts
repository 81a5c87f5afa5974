import type { AnalyticsEvent, ErrorReport } from '@marketplace/contract/telemetry';
import type { Tx } from '../../platform/db/handle.ts';

/** Answers with the ids of those that were not known before. */
export async function insertEvents(
  db: Tx,
  user_id: string,
  events: readonly AnalyticsEvent[],
): Promise<string[]> {
  const rows = await db
    .insertInto('analytics_events')
    .values(
      events.map(({ properties, context, ...event }) => ({
        ...event,
        user_id,
        properties: JSON.stringify(properties),
        context: JSON.stringify(context),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The same for faults. */
export async function insertErrors(
  db: Tx,
  user_id: string | undefined,
  errors: readonly ErrorReport[],
): Promise<Set<string>> {
  const rows = await db
    .insertInto('client_errors')
    .values(
      errors.map(({ id, kind, message, happened_at, ...report }) => ({
        id,
        user_id: user_id ?? null,
        kind,
        message,
        happened_at,
        report: JSON.stringify(report),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
