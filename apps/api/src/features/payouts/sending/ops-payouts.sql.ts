import type { OpsPayoutsQuery } from '@marketplace/contract/ops-payouts';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import {
  isContradicted,
  type PayoutRow,
  payoutColumns,
  payoutJoins,
} from '../record/payout-rows.sql.ts';

/**
 * Of all stores, the oldest first. What is scheduled only where it may be sent: by hand whenever somebody likes, and by itself
 * once its day is over in the store, so that a day is one transfer.
 */
export const readPayoutsOf = (
  db: Db,
  state: OpsPayoutsQuery['state'],
  behind: string | undefined,
  limit: number,
  isByItself = false,
): Promise<PayoutRow[]> =>
  rowsOf<PayoutRow>(
    db,
    sql`select ${payoutColumns} from payouts p ${payoutJoins(sql`p.store_id`)}
        where ${
          state === 'CONTRADICTED'
            ? sql`exists (select from payout_attempts x where x.store_id = p.store_id and x.payout_id = p.id
                and ${isContradicted(sql`x`)})`
            : sql`p.state in ('SCHEDULED', 'SENT', 'FAILED') and p.state = ${state}::payout_state and p.amount > 0`
        }
          and p.id > ${behind ?? '0'}::bigint
          and (${state} <> 'SCHEDULED'
            or a.payable_from <= now()
              and p.day ${isByItself ? sql`<` : sql`<=`} (now() at time zone c.time_zone)::date)
        order by p.id limit ${limit}::int`,
  );
