import type { Place } from '../../../platform/db/kilometres.ts';
import { integer, type Sql, sql } from '../../../platform/db/sql.ts';

/** A store without zones goes everywhere; further than this it is not asked to. */
const farthestKm = 100;
/** Who fetches the goods does not go further. */
const farthestPickupKm = 30;

/** Where the goods go, of the buyer `b` and the city `c` of a demand: to the buyer's own door where that is known. */
export const goodsPlace: Place = {
  latitude: sql`case when b.city_id = c.id then coalesce(b.latitude, c.latitude) else c.latitude end`,
  longitude: sql`case when b.city_id = c.id then coalesce(b.longitude, c.longitude) else c.longitude end`,
};

/** Where a store `s` in its city `z` is. */
export const storePlace: Place = {
  latitude: sql`coalesce(s.latitude, z.latitude)`,
  longitude: sql`coalesce(s.longitude, z.longitude)`,
};

export const isFetched = (isSameCity: Sql, distance: Sql): Sql =>
  sql`(${isSameCity} or ${distance} <= ${integer(farthestPickupKm)})`;

type Zones = { isIn: Sql; isWithout: Sql };

export const isBrought = ({ isIn, isWithout }: Zones, isSameProvince: Sql, distance: Sql): Sql =>
  sql`(${isIn} or ${isWithout} and (${isSameProvince} or ${distance} <= ${integer(farthestKm)}))`;
