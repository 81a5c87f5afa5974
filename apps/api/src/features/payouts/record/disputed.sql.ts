import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Whether a buyer complains about an order at the moment: its money is not sent meanwhile. */
export const isDisputed = (store_id: Sql, order_id: Sql): Sql => sql`exists (
  select from complaints k
  where k.store_id = ${store_id} and k.order_id = ${order_id} and k.reported_by = 'BUYER'
    and k.state in ('OPEN', 'OFFERED', 'IN_REVIEW', 'DECIDED'))`;
