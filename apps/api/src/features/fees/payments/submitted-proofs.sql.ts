import type { FeePayment } from '@marketplace/contract/fee-payment';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import { mostDifferent } from './fee-proofs.ts';

/** A payment whose proof waits, as far as it stands in its own row and that of the file. */
export type Submitted = Pick<
  FeePayment,
  | 'id'
  | 'store_id'
  | 'state'
  | 'bill_amount'
  | 'amount'
  | 'bank_code'
  | 'account_number'
  | 'account_name'
  | 'created_at'
  | 'deadline_at'
> & {
  store_name: string;
  time_zone: string;
  submitted_at: string;
  submitted: string;
  proof_file_id: string;
  paid_amount: number;
  paid_on: string;
  reference: string;
  content_type: string | null;
  picture_hash: string | null;
  file_created_at: string | null;
};

type Place = readonly [submitted: string, store_id: string, id: string];

/** Of all stores, the oldest first. */
export const readSubmitted = (
  db: Db,
  behind: Place | undefined,
  limit: number,
): Promise<Submitted[]> =>
  rowsOf<Submitted>(
    db,
    sql`select p.id, p.store_id, p.state, p.bill_amount, p.amount, p.bank_code, p.account_number, p.account_name,
          p.created_at, p.deadline_at, p.submitted_at, ${microseconds(sql`p.submitted_at`)} as submitted,
          p.proof_file_id, p.paid_amount, p.paid_on::text as paid_on, p.reference, s.name as store_name, c.time_zone,
          f.content_type, f.picture_hash, f.created_at as file_created_at
        from fee_payments p join stores s on s.id = p.store_id join cities c on c.id = s.city_id
        left join files f on f.store_id = p.store_id and f.id = p.proof_file_id
        where p.state = 'SUBMITTED' and p.submitted_at is not null and p.proof_file_id is not null
          and p.paid_amount is not null and p.reference is not null and ${
            behind
              ? sql`(p.submitted_at, p.store_id, p.id) >
                  (${atMicroseconds(behind[0])}, ${behind[1]}::bigint, ${behind[2]}::bigint)`
              : sql`true`
          }
        order by p.submitted_at, p.store_id, p.id limit ${limit}::int`,
  );

export type PaidFor = FeePayment['collections'][number] & {
  payment_id: string;
  created_at: string;
};

/** What several payments are for. */
export const readPaidFor = (
  db: Db,
  payments: readonly Pick<Submitted, 'store_id' | 'id'>[],
): Promise<PaidFor[]> =>
  rowsOf<PaidFor>(
    db,
    sql`select c.payment_id, c.collection_id as fee_collection_id, f.week_from::text as week_from,
          f.week_until::text as week_until, c.amount, f.created_at
        from fee_payment_collections c join fee_collections f on f.store_id = c.store_id and f.id = c.collection_id
        where c.store_id = any(${payments.map(({ store_id }) => store_id)}::bigint[])
          and c.payment_id = any(${payments.map(({ id }) => id)}::bigint[])
        order by f.week_from, c.payment_id`,
  );

export type UsedBefore = {
  file_id: string;
  kind: 'SAME_PICTURE' | 'SAME_REFERENCE';
  payment_id: string;
  store_id: string;
  store_name: string;
  submitted_at: string;
};

/** How many of before are named. */
const mostNamed = 3;

/** Proofs of before, of any store, that look like one of these or name the same transfer; the latest of them. */
export const readUsedBefore = (db: Db, file_ids: readonly string[]): Promise<UsedBefore[]> => {
  const bits = (hash: typeof looks) => sql`('x' || ${hash})::bit(256)`;
  const looks = sql`e.picture_hash`;
  const before = sql`e.id < p.id and e.file_id <> p.file_id`;
  const alike = sql`e.picture_pieces && p.picture_pieces
    and bit_count(${bits(looks)} # ${bits(sql`p.picture_hash`)}) <= ${mostDifferent}`;
  const named = sql`e.reference = p.reference`;
  // Found before they are sorted: to walk all proofs from the newest on looks cheap, and is not where nothing is alike.
  const found = (is: typeof looks) => sql`
    select e.payment_id, e.store_id, e.created_at from (select * from fee_proofs e where ${is} offset 0) e
    where ${before} order by e.id desc limit ${mostNamed}`;
  return rowsOf<UsedBefore>(
    db,
    sql`select p.file_id, 'SAME_PICTURE' as kind, e.payment_id, e.store_id, s.name as store_name,
          e.created_at as submitted_at
        from fee_proofs p cross join lateral (${found(alike)}) e join stores s on s.id = e.store_id
        where p.file_id = any(${file_ids}::uuid[])
        union all
        select p.file_id, 'SAME_REFERENCE', e.payment_id, e.store_id, s.name, e.created_at
        from fee_proofs p cross join lateral (${found(named)}) e join stores s on s.id = e.store_id
        where p.file_id = any(${file_ids}::uuid[])`,
  );
};
