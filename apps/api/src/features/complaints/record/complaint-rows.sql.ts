import type { ComplaintRow, ComplaintTerms } from '@marketplace/contract/complaint';
import type { ComplaintSide } from '@marketplace/contract/complaint-words';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A complaint as its table has it, with its order and store. */
export type ComplaintRecord = Omit<
  ComplaintRow,
  'is_appealed' | 'refund_amount' | 'hand_over' | 'copywriting' | 'allowed_actions'
> & {
  is_active: boolean;
  /** Whether the time is over that somebody had to answer. */
  is_overdue: boolean;
  order_status: FulfilmentStatus;
  order_deadline_at: string | null;
  terms: ComplaintTerms | null;
  appealed_by: ComplaintSide | null;
  refund_amount: number;
  hand_over_amount: number;
  hand_over_due_at: string | null;
  handed_over_at: string | null;
  claimed_at: string | null;
};

/** Of the complaint `k`, its order `o`, the store `s` and the store's city `c`. */
export const complaintColumns = sql`
  k.id, k.store_id, s.name as store_name, c.time_zone, s.is_active,
  coalesce(k.deadline_at <= clock_timestamp(), false) as is_overdue, k.order_id, o.order_number, k.buyer_store_id,
  o.buyer_name, k.reported_by, k.kind, k.state, k.description, k.first_product_name, k.line_count, k.photo_count,
  k.order_status, k.order_deadline_at, k.deadline_at, k.terms, k.appealed_by, k.refund_amount, k.hand_over_amount,
  k.hand_over_due_at, k.handed_over_at, k.claimed_at, k.created_at, k.closed_at`;

/** `store` is what names the store: a value where there is one, or a column. */
export const complaintJoins = (store: Sql) => sql`
  join orders o on o.store_id = ${store} and o.id = k.order_id
  join stores s on s.id = k.store_id join cities c on c.id = s.city_id`;

/** What is still open of it, or is not. */
const isOpenComplaint = sql`k.state in ('OPEN', 'OFFERED', 'IN_REVIEW', 'DECIDED')`;

async function readOne(db: Db, { store_id }: OneStore, condition: Sql) {
  const own = sql`${store_id}::bigint`;
  const [row] = await rowsOf<ComplaintRecord>(
    db,
    sql`select ${complaintColumns} from complaints k ${complaintJoins(own)}
        where k.store_id = ${own} and ${condition}`,
  );
  return row;
}

/** A buyer knows of their own complaints, and not of what a seller reports. */
export const readComplaint = (
  db: Db,
  store: OneStore,
  { order_id, complaint_id }: { order_id: string; complaint_id: string },
  buyer_store_id?: string,
): Promise<ComplaintRecord | undefined> =>
  readOne(
    db,
    store,
    sql`k.id = ${complaint_id}::bigint and k.order_id = ${order_id}::bigint and (
          ${buyer_store_id ?? null}::bigint is null
          or k.buyer_store_id = ${buyer_store_id ?? null}::bigint and k.reported_by = 'BUYER')`,
  );

/** How often a side has said something about an order, whatever came of it. */
export async function countComplaints(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
  reported_by: ComplaintSide,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from complaints where store_id = ${store_id}::bigint
          and order_id = ${order_id}::bigint and reported_by = ${reported_by}::complaint_side`,
  );
  return row?.count ?? 0;
}

/** What a side has said about an order that is not over. */
export const readOpenComplaint = (
  db: Db,
  store: OneStore,
  order_id: string,
  reported_by: ComplaintSide,
): Promise<ComplaintRecord | undefined> =>
  readOne(
    db,
    store,
    sql`k.order_id = ${order_id}::bigint and k.reported_by = ${reported_by}::complaint_side
      and ${isOpenComplaint}`,
  );
