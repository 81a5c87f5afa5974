import type { Db } from '../../platform/db/handle.ts';
import { type Point, readCitiesLike, readNearestCity } from './geolocation.sql.ts';

export async function findArea(db: Db, query: string) {
  return { cities: await readCitiesLike(db, query) };
}

/** Further away than this, a point is in no city that we know. */
const farthestKm = 75;

export async function findAddress(db: Db, point: Point) {
  const nearest = await readNearestCity(db, point);
  if (!nearest || nearest.distance_km > farthestKm) return { city: null, distance_km: null };
  const { distance_km, ...city } = nearest;
  return { city, distance_km };
}
