import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { OrderRecord } from '../order-row.ts';

type Columns = Tables['order_history'];

export type HistoryLine = {
  order_id: string;
  from_status: Columns['from_status'];
  to_status: Columns['to_status'];
  actor: Columns['actor'];
} & Partial<
  Pick<
    Columns,
    | 'user_id'
    | 'operator_id'
    | 'courier_id'
    | 'reason'
    | 'reason_id'
    | 'payload_hash'
    | 'payment_reference'
  > & {
    note: string;
  }
>;

/** Of something that happens to an order and leaves it where it is. */
export const stayingIn = ({
  id,
  fulfilment_status,
}: Pick<OrderRecord, 'id' | 'fulfilment_status'>) => ({
  order_id: id,
  from_status: fulfilment_status,
  to_status: fulfilment_status,
});

/**
 * What happened to an order, in a statement of its own: an insert that is a part of another statement is handed over
 * every node of a distributed database. Answers with the line's id.
 */
export async function writeHistory(
  db: Tx,
  { store_id }: OneStore,
  line: HistoryLine,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into order_history (store_id, order_id, from_status, to_status, actor, user_id, operator_id, courier_id,
          reason, reason_id, note, payload_hash, payment_reference)
        values (${store_id}::bigint, ${line.order_id}::bigint, ${line.from_status}::fulfilment_status,
          ${line.to_status}::fulfilment_status, ${line.actor}::order_actor, ${line.user_id ?? null}::bigint,
          ${line.operator_id ?? null}::bigint, ${line.courier_id ?? null}::bigint, ${line.reason ?? null}::text,
          ${line.reason_id ?? null}::text, ${line.note ?? ''}::text, ${line.payload_hash ?? null}::text,
          ${line.payment_reference ?? null}::text)
        returning id`,
  );
  if (!row) throw new Error(`the history of order ${line.order_id} was not written`);
  return row.id;
}
