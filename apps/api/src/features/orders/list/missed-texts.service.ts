import type { Db } from '../../../platform/db/handle.ts';
import { missedSince, moveMissed, writeTextsSince } from './missed-texts.sql.ts';

/**
 * Writes the texts of orders that came through a process of before there were texts, which goes on for a while when a
 * new version is rolled out over it. Answers with how many.
 */
export async function writeMissedTexts(db: Db): Promise<number> {
  const arrived_after = await missedSince(db);
  if (!arrived_after) return 0;
  const written = await writeTextsSince(db, arrived_after);
  await moveMissed(db);
  return written;
}
