import type { City } from '@marketplace/contract/geolocation';
import type { Db } from '../../platform/db/handle.ts';
import { kilometres } from '../../platform/db/kilometres.ts';
import { hasWords } from '../../platform/db/search-words.ts';
import { joined, rowsOf, sql } from '../../platform/db/sql.ts';

const most = 20;
/** How alike a name has to sound to be meant: `Bandng` is Bandung, `Surabaya` is not Semarang. */
const alike = 0.4;

/** Indonesia has some 500 cities and regencies: looking through all of them is nothing. */
export function readCitiesLike(db: Db, query: string): Promise<City[]> {
  const text = sql`lower(c.name || ' ' || c.province)`;
  const words = hasWords(text, query);
  const hasAll = words.length > 0 ? joined(words, ' and ') : sql`c.id is not null`;
  const wanted = query.toLowerCase();
  return rowsOf<City>(
    db,
    sql`select c.id, c.name as city, c.province, c.time_zone from cities c
        where (${hasAll}) or word_similarity(${wanted}, ${text}) > ${alike}
        order by (${hasAll}) desc, word_similarity(${wanted}, lower(c.name)) desc,
          c.name collate "C", c.id
        limit ${most}`,
  );
}

export type Point = { latitude: number; longitude: number };

export async function readNearestCity(
  db: Db,
  { latitude, longitude }: Point,
): Promise<(City & { distance_km: number }) | undefined> {
  const here = { latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` };
  const there = { latitude: sql`c.latitude`, longitude: sql`c.longitude` };
  const [city] = await rowsOf<City & { distance_km: number }>(
    db,
    sql`select c.id, c.name as city, c.province, c.time_zone, ${kilometres(here, there)} as distance_km
        from cities c where c.latitude is not null
        order by distance_km, c.id limit 1`,
  );
  return city;
}
