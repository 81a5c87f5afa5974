import type { Db } from '../../platform/db/handle.ts';
import { countAgain } from '../analytics/counting/count-orders.service.ts';
import { checkSums } from './sums.service.ts';

/** In this order: what is counted anew by then has been held against what was counted before. */
export async function checkAtNight(db: Db, signal: AbortSignal): Promise<number> {
  const wrong = await checkSums(db, signal);
  if (!signal.aborted) await countAgain(db);
  return wrong;
}
