import { sql } from 'kysely';

/**
 * What stood in a column, so much earlier. How long a day is depends on a node's time zone, and a distributed update
 * takes nothing of its columns that does: so the zone is said.
 */
export const earlier = (column: string, time: string) =>
  sql`(${sql.ref(column)} at time zone 'UTC' - ${time}::interval) at time zone 'UTC'`;
