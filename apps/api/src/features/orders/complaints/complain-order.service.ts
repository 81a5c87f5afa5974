import type { Tx } from '../../../platform/db/handle.ts';
import { moveOrder } from '../moves/move-order.service.ts';
import type { ComplainedOrder } from './complained-order.sql.ts';
import type { Acting } from './settle-order.service.ts';

/** An order whose buyer complains before it is complete waits until that is over. */
export async function complainOrder(
  db: Tx,
  { who, scope }: Acting,
  { id }: ComplainedOrder,
  because: { reason: string; reason_id: string },
): Promise<void> {
  await moveOrder(db, who, scope, id, {
    from: ['SHIPPED', 'DELIVERED'],
    to: 'IN_COMPLAINT',
    actor: 'BUYER',
    refunds: false,
    because: { ...because, note: '' },
  });
}

export {
  type ComplainedLine,
  type ComplainedOrder,
  lockComplainedOrder,
  readComplainedLines,
} from './complained-order.sql.ts';
