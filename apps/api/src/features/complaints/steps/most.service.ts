import type { Db } from '../../../platform/db/handle.ts';
import { readDisputedLines, readShippingBack } from './disputed-lines.sql.ts';
import type { Standing } from './take-step.service.ts';
import type { Most } from './terms.ts';

/** What may go back at most for a complaint. */
export async function mostOf(
  db: Db,
  { store, order, complaint }: Pick<Standing, 'store' | 'order' | 'complaint'>,
): Promise<Most> {
  const ids = { order_id: order.id, complaint_id: complaint.id };
  const lines = await readDisputedLines(db, store, ids);
  const back = await readShippingBack(db, store, order.id);
  return {
    lines,
    shipping_amount: order.shipping_fee - back,
    is_all_or_nothing: complaint.order_status === 'SHIPPED' && order.payment_method === 'COD',
  };
}
