import type { ComplaintTerms } from '@marketplace/contract/complaint';
import type {
  ComplaintKind,
  ComplaintSide,
  ComplaintState,
  ComplaintStepKind,
} from '@marketplace/contract/complaint-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type NewComplaint = {
  order_id: string;
  buyer_store_id: string;
  reported_by: ComplaintSide;
  kind: ComplaintKind;
  state: ComplaintState;
  description: string;
  search_text: string;
  first_product_name: string | null;
  line_count: number;
  photo_count: number;
  order_status: string;
  order_deadline_at: string | null;
  /** Until somebody answers; nobody has to where there is none. */
  answer_hours: number | null;
  lines: readonly { line_id: string; quantity: number }[];
};

export async function insertComplaint(
  db: Tx,
  { store_id }: OneStore,
  row: NewComplaint,
): Promise<string> {
  const [made] = await rowsOf<{ id: string }>(
    db,
    sql`insert into complaints (store_id, order_id, buyer_store_id, reported_by, kind, state, description, search_text,
          first_product_name, line_count, photo_count, order_status, order_deadline_at, deadline_at)
        values (${store_id}::bigint, ${row.order_id}::bigint, ${row.buyer_store_id}::bigint,
          ${row.reported_by}::complaint_side, ${row.kind}::complaint_kind, ${row.state}::complaint_state,
          ${row.description}, ${row.search_text}, ${row.first_product_name}::text, ${row.line_count}::int,
          ${row.photo_count}::int, ${row.order_status}::fulfilment_status, ${row.order_deadline_at}::timestamptz,
          now() + make_interval(hours => ${row.answer_hours}::int))
        returning id`,
  );
  if (!made) throw new Error('a complaint was not written');
  await rowsOf(
    db,
    sql`insert into complaint_lines (store_id, complaint_id, order_line_id, quantity)
        select ${store_id}::bigint, ${made.id}::bigint, line_id, quantity
        from unnest(${row.lines.map(({ line_id }) => line_id)}::bigint[],
          ${row.lines.map(({ quantity }) => quantity)}::int[]) as l (line_id, quantity)`,
  );
  return made.id;
}

/** What a step leaves; of what is not named nothing changes but the time that was to answer, which is over. */
export type Change = {
  state: ComplaintState;
  /** How long there is for the next step. */
  due_hours?: number;
  terms?: ComplaintTerms | null;
  appealed_by?: ComplaintSide;
  settled?: { refund_amount: number; shipping_amount: number; hand_over_amount: number };
};

/** The store has so long to hand over what it took. */
const handOverDays = 7;

export async function changeComplaint(
  db: Tx,
  { store_id }: OneStore,
  complaint_id: string,
  { state, due_hours, terms, appealed_by, settled }: Change,
): Promise<void> {
  const isOver = state === 'RESOLVED' || state === 'REJECTED' || state === 'WITHDRAWN';
  const set: Sql[] = [
    ...(terms === undefined ? [] : [sql`, terms = ${terms && JSON.stringify(terms)}::jsonb`]),
    ...(appealed_by ? [sql`, appealed_by = ${appealed_by}::complaint_side`] : []),
    ...(settled
      ? [
          sql`, refund_amount = ${settled.refund_amount}::numeric,
            refund_shipping_amount = ${settled.shipping_amount}::numeric,
            hand_over_amount = ${settled.hand_over_amount}::numeric,
            hand_over_due_at = case when ${settled.hand_over_amount}::numeric > 0
              then now() + make_interval(days => ${handOverDays}::int) end`,
        ]
      : []),
    ...(isOver ? [sql`, closed_at = now()`] : []),
  ];
  const more = set.reduce((all, each) => sql`${all}${each}`, sql``);
  await rowsOf(
    db,
    sql`update complaints set state = ${state}::complaint_state,
          deadline_at = now() + make_interval(hours => ${due_hours ?? null}::int)${more}
        where store_id = ${store_id}::bigint and id = ${complaint_id}::bigint`,
  );
}

/** What came of it, line by line. */
export async function settleLines(
  db: Tx,
  { store_id }: OneStore,
  complaint_id: string,
  { lines, goods }: Pick<ComplaintTerms, 'lines' | 'goods'>,
): Promise<void> {
  await rowsOf(
    db,
    sql`update complaint_lines l set refund_quantity = n.quantity, refund_amount = n.amount, goods = ${goods}::goods_end
        from unnest(${lines.map(({ line_id }) => line_id)}::bigint[], ${lines.map(({ quantity }) => quantity)}::int[],
          ${lines.map(({ amount }) => amount)}::numeric[]) as n (line_id, quantity, amount)
        where l.store_id = ${store_id}::bigint and l.complaint_id = ${complaint_id}::bigint
          and l.order_line_id = n.line_id`,
  );
}

/** It is with the buyer: the store gave it, or the marketplace for the store. */
export async function endHandOver(
  db: Tx,
  { store_id }: OneStore,
  complaint_id: string,
  by: 'STORE' | 'MARKETPLACE',
): Promise<void> {
  const column = by === 'STORE' ? sql`handed_over_at` : sql`claimed_at`;
  await rowsOf(
    db,
    sql`update complaints set ${column} = now()
        where store_id = ${store_id}::bigint and id = ${complaint_id}::bigint`,
  );
}

export type NewStep = {
  kind: ComplaintStepKind;
  actor: 'BUYER' | 'SELLER' | 'OPERATOR' | 'SYSTEM';
  user_id: string | null;
  operator_id: string | null;
  text: string;
  photo_ids: readonly string[];
  terms: ComplaintTerms | null;
  payload_hash: string;
};

export async function insertStep(
  db: Tx,
  { store_id }: OneStore,
  complaint_id: string,
  step: NewStep,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into complaint_steps (store_id, complaint_id, kind, actor, user_id, operator_id, text, photo_ids, terms,
          payload_hash)
        values (${store_id}::bigint, ${complaint_id}::bigint, ${step.kind}::complaint_step_kind,
          ${step.actor}::order_actor, ${step.user_id}::bigint, ${step.operator_id}::bigint, ${step.text},
          ${step.photo_ids}::text[], ${step.terms && JSON.stringify(step.terms)}::jsonb, ${step.payload_hash})`,
  );
}

/** Whether the last thing that happened was this, by the same person or operator. */
export async function isLastStep(
  db: Db,
  { store_id }: OneStore,
  complaint_id: string,
  step: Pick<NewStep, 'kind' | 'actor' | 'user_id' | 'operator_id' | 'payload_hash'>,
): Promise<boolean> {
  const [last] = await rowsOf<{ is_same: boolean }>(
    db,
    sql`select kind = ${step.kind}::complaint_step_kind and actor = ${step.actor}::order_actor
          and user_id is not distinct from ${step.user_id}::bigint
          and operator_id is not distinct from ${step.operator_id}::bigint
          and payload_hash = ${step.payload_hash}::text as is_same
        from complaint_steps
        where store_id = ${store_id}::bigint and complaint_id = ${complaint_id}::bigint order by id desc limit 1`,
  );
  return last?.is_same === true;
}
