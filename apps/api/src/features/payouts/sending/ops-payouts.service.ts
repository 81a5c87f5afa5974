import { id } from '@marketplace/contract/fields';
import type { OpsPayoutsQuery } from '@marketplace/contract/ops-payouts';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage } from '../../../platform/pages.ts';
import { toPayout } from '../record/payouts.service.ts';
import { readPayoutsOf } from './ops-payouts.sql.ts';

export const listPayoutsOfAll = (db: Db, { state, ...query }: OpsPayoutsQuery) =>
  followingPage(
    query,
    z.tuple([id]),
    async (behind, limit) =>
      (await readPayoutsOf(db, state, behind?.[0], limit)).map((row) => ({
        ...toPayout(row),
        contradicted_attempt: row.contradicted_attempt,
      })),
    (payout) => [payout.id],
  );
