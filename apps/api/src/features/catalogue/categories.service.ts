import type { Db } from '../../platform/db/handle.ts';
import { readCategories } from './categories.sql.ts';

export const searchCategories = async (db: Db, query: Parameters<typeof readCategories>[1]) => ({
  categories: await readCategories(db, query),
});
