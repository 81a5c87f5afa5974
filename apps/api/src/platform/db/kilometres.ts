import { type Sql, sql } from './sql.ts';

export type Place = { latitude: Sql; longitude: Sql };

/** As the crow flies, in whole kilometres; of a place that nobody knows, nothing. */
export const kilometres = (from: Place, to: Place): Sql =>
  sql`round(12742 * asin(least(1, sqrt(sin(radians(${to.latitude} - ${from.latitude}) / 2) ^ 2
    + cos(radians(${from.latitude})) * cos(radians(${to.latitude}))
      * sin(radians(${to.longitude} - ${from.longitude}) / 2) ^ 2))))::int`;
