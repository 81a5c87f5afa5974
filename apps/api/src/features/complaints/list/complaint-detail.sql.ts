import type { ComplaintDetail, ComplaintStep } from '@marketplace/contract/complaint';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type OfOrder = Omit<ComplaintDetail['order'], 'most_shipping_amount'>;

export async function readOrderOf(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<OfOrder | undefined> {
  const [row] = await rowsOf<OfOrder>(
    db,
    sql`select fulfilment_status, payment_status, payment_method, total_amount, shipping_fee, complaint_refund_amount
        from orders where store_id = ${store_id}::bigint and id = ${order_id}::bigint`,
  );
  return row;
}

/** What happened, as it happened. Of the seller's side a person has a name, of the buyer's their store. */
export const readSteps = (
  db: Db,
  { store_id }: OneStore,
  { complaint_id, buyer_name }: { complaint_id: string; buyer_name: string },
): Promise<ComplaintStep[]> =>
  rowsOf<ComplaintStep>(
    db,
    sql`select p.id, p.kind, p.actor, p.text, p.photo_ids, p.terms, p.created_at,
          case p.actor when 'SELLER' then u.name when 'BUYER' then ${buyer_name}::text end as actor_name
        from complaint_steps p left join users u on u.id = p.user_id
        where p.store_id = ${store_id}::bigint and p.complaint_id = ${complaint_id}::bigint order by p.id`,
  );

/** Whether a photo is of this complaint. */
export async function isPhotoOf(
  db: Db,
  { store_id }: OneStore,
  complaint_id: string,
  photo_id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from complaint_steps where store_id = ${store_id}::bigint
          and complaint_id = ${complaint_id}::bigint and ${photo_id}::text = any(photo_ids)`,
  );
  return rows.length > 0;
}
