import { sql } from '../../../platform/db/sql.ts';

/** Of `store_buyers k`, by the clock of the store's city `z`. */
const today = sql`(now() at time zone z.time_zone)::date`;
export const since = sql`(${today} - k.last_on)`;

/** Who has bought newly is new whatever else; who was never regular is lost after so long. */
export const standing = sql`
  case when ${since} >= least(coalesce(3 * k.usual_days, 90), 90) then 'LOST'
    when ${since} >= 2 * k.usual_days then 'SILENT'
    when ${since} >= k.usual_days then 'DUE'
    when k.first_on > ${today} - 28 then 'NEW'
    else 'REGULAR' end`;
