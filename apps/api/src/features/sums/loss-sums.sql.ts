import { sql } from '../../platform/db/sql.ts';
import { wrongLosses } from '../orders/loss/mend-losses.service.ts';
import type { OfStore } from './of-store.ts';

/** What was lost on a day is what its orders and their lines say. */
export const wrongInLosses = (of: OfStore) => sql`
    select format('loss of store %s on %s by %s of variant %s: %s orders over %s, by its orders %s over %s', store_id, day,
      cause, variant_id, orders, amount, due_orders, due_amount) as problem
    from (${wrongLosses(of)}) w`;
