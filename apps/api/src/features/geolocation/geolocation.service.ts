import type { Db } from '../../platform/db/handle.ts';
import { readCitiesLike } from './geolocation.sql.ts';

export async function findArea(db: Db, query: string) {
  return { cities: await readCitiesLike(db, query) };
}
