import { sql } from '../../platform/db/sql.ts';
import { wrongBeside, wrongDays, wrongFacts } from '../analytics/counting/count-orders.service.ts';
import type { OfStore } from './of-store.ts';

/** What a store is shown of its days is what its orders have added, and these are what their own rows say. */
export const wrongInNumbers = (of: OfStore) => sql`
    select format('numbers of store %s on %s', store_id, day) as problem from (${wrongDays(of)}) w
    union all
    select format('numbers by %s %s on %s', what, of, day) from (${wrongBeside(of)}) w
    union all
    select format('numbers of order %s of store %s', order_id, store_id) from (${wrongFacts(of)}) w`;
