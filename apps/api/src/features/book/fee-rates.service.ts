import { id } from '@marketplace/contract/fields';
import type { FeeRate, NewFeeRate } from '@marketplace/contract/ops-fees';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { followingPage, momentKey, textKey } from '../../platform/pages.ts';
import { recordAct } from '../acts/acts.service.ts';
import { isCategory, rateBefore, readRates, upsertRate } from './fee-rates.sql.ts';

export const listFeeRates = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([textKey, momentKey, id]),
    (behind, limit) => readRates(db, behind, limit),
    (rate) => [rate.category_name ?? '', rate.begins, rate.id],
  );

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
