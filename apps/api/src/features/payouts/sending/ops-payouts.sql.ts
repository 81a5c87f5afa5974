import type { OpsPayoutsQuery } from '@marketplace/contract/ops-payouts';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import {
  isContradicted,
  type PayoutRow,
  payoutColumns,
  payoutJoins,
} from '../record/payout-rows.sql.ts';

/** Of all stores, the oldest first. What is scheduled only where it may be sent. */
export const readPayoutsOf = (
  db: Db,
  state: OpsPayoutsQuery['state'],
  behind: string | undefined,
  limit: number,
): Promise<PayoutRow[]> =>
  rowsOf<PayoutRow>(
    db,
    sql`select ${payoutColumns} from payouts p ${payoutJoins(sql`p.store_id`)}
        where ${
          state === 'CONTRADICTED'
            ? sql`exists (select from payout_attempts x where x.store_id = p.store_id and x.payout_id = p.id
                and ${isContradicted(sql`x`)})`
            : sql`p.state in ('SCHEDULED', 'SENT', 'FAILED') and p.state = ${state}::payout_state`
        }
          and p.id > ${behind ?? '0'}::bigint
          and (${state} <> 'SCHEDULED'
            or a.payable_from <= now() and p.day <= (now() at time zone c.time_zone)::date)
        order by p.id limit ${limit}::int`,
  );

export type FileRow = {
  id: string;
  store_id: string;
  store_name: string;
  reference: string;
  bank_code: string;
  number_sealed: Uint8Array;
  holder_name: string;
  amount: number;
};

/** What an operator has taken and is on its way; what a provider transfers is none of it. */
export const readForFile = (
  db: Db,
  behind: string | undefined,
  limit: number,
): Promise<FileRow[]> =>
  rowsOf<FileRow>(
    db,
    sql`select p.id, p.store_id, s.name as store_name, t.reference, a.bank_code, a.number_sealed, a.holder_name,
          t.amount
        from payouts p join stores s on s.id = p.store_id
        join payout_attempts t on t.store_id = p.store_id and t.payout_id = p.id and t.attempt = p.attempt
          and t.sent_by is not null
        join bank_accounts a on a.store_id = p.store_id and a.id = t.bank_account_id
        where p.state = 'SENT' and p.id > ${behind ?? '0'}::bigint order by p.id limit ${limit}::int`,
  );
