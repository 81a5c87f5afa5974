import type { FeeRate, NewFeeRate } from '@marketplace/contract/ops-fees';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { recordAct } from '../acts/acts.service.ts';
import { isCategory, rateBefore, readRates, upsertRate } from './fee-rates.sql.ts';

export const listFeeRates = async (db: Db) => ({ rates: await readRates(db) });

/** From now on or later: what was ordered has its rate already. */
export const setFeeRate = (db: Db, wanted: NewFeeRate): Promise<{ rate: FeeRate }> =>
  inTransaction(db, async (db) => {
    const { category_id } = wanted;
    if (category_id && !(await isCategory(db, category_id))) fail('category_not_found');
    const before = await rateBefore(db, wanted);
    const rate = (await upsertRate(db, wanted)) ?? fail('fee_rate_past');
    await recordAct(db, 'fee_rate.set', { before, after: rate });
    return { rate };
  });
