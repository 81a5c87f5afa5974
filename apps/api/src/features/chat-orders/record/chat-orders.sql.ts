import type { ChatOrderRow } from '@marketplace/contract/chat-order';
import type { ChatOrderState } from '@marketplace/contract/chat-order-words';
import type { ChatOrderListQuery, ChatOrderSaveBody } from '@marketplace/contract/chat-orders';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';

/** The row as it is told, with what makes an order of it. */
export type ChatOrderRecord = ChatOrderRow &
  Pick<ChatOrderSaveBody, 'lines' | 'delivery' | 'payment_methods' | 'note'> & {
    term_days: 7 | 14 | 30 | null;
  };

const columns = sql`
  c.id, c.store_id, s.name as store_name, t.time_zone, c.buyer_store_id, b.name as buyer_name,
  case when c.state = 'SENT' and coalesce(l.expires_at <= now(), true) then 'EXPIRED' else c.state::text end as state,
  c.version, jsonb_array_length(c.lines) as line_count, c.first_product_name, c.total_amount, c.created_at,
  u.name as created_by_name, c.sent_at, l.expires_at, l.seen_at, c.ended_at, c.order_id, c.order_number`;
const joins = sql`
  join stores s on s.id = c.store_id
  join cities t on t.id = s.city_id
  join stores b on b.id = c.buyer_store_id
  left join users u on u.id = c.created_by
  left join shared_links l on l.store_id = c.store_id and l.kind = 'CHAT_ORDER' and l.subject_id = c.id
    and l.revoked_at is null`;
const terms = sql`c.lines, c.delivery, c.payment_methods, c.term_days, c.note`;

export async function readChatOrder(
  db: Db,
  { store_id }: OneStore,
  id: string,
): Promise<ChatOrderRecord | undefined> {
  const [row] = await rowsOf<ChatOrderRecord>(
    db,
    sql`select ${columns}, ${terms} from chat_orders c ${joins}
        where c.store_id = ${store_id}::bigint and c.id = ${id}::bigint`,
  );
  return row;
}

/** The same with its row locked: of two who confirm, cancel or change it, one is first. */
export async function lockChatOrder(
  db: Tx,
  store: OneStore,
  id: string,
): Promise<ChatOrderRecord | undefined> {
  await rowsOf(
    db,
    sql`select from chat_orders where store_id = ${store.store_id}::bigint and id = ${id}::bigint for update`,
  );
  return readChatOrder(db, store, id);
}

const hasState: Record<ChatOrderState, Sql> = {
  DRAFT: sql`c.state = 'DRAFT'`,
  SENT: sql`c.state = 'SENT' and l.expires_at > now()`,
  EXPIRED: sql`c.state = 'SENT' and coalesce(l.expires_at <= now(), true)`,
  CONFIRMED: sql`c.state = 'CONFIRMED'`,
  CANCELLED: sql`c.state = 'CANCELLED'`,
};
const conditions = (scope: StoreScope, { state }: ChatOrderListQuery): Sql =>
  joined([inScope(scope, sql`c.store_id`), ...(state ? [hasState[state]] : [])], ' and ');
const withLinks = sql`chat_orders c left join shared_links l on l.store_id = c.store_id and l.kind = 'CHAT_ORDER'
  and l.subject_id = c.id and l.revoked_at is null`;

export const listChatOrders = (
  db: Db,
  scope: StoreScope,
  query: ChatOrderListQuery,
): Promise<ChatOrderRow[]> =>
  rowsOf<ChatOrderRow>(
    db,
    sql`select ${columns}
        from (select c.store_id, c.id from ${withLinks} where ${conditions(scope, query)}
          order by c.created_at desc, c.id desc
          limit ${integer(query.page_size)} offset ${integer((query.page - 1) * query.page_size)}) w
        join chat_orders c on c.store_id = w.store_id and c.id = w.id
        ${joins}
        order by c.created_at desc, c.id desc`,
  );

export async function countChatOrders(
  db: Db,
  scope: StoreScope,
  query: ChatOrderListQuery,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from ${withLinks} where ${conditions(scope, query)} limit ${integer(most)}) x`,
  );
  return row?.count ?? 0;
}

/** What stores have sent a buyer and wait for. */
export const listForBuyer = (
  db: Db,
  buyer_store_id: string,
  most: number,
): Promise<ChatOrderRecord[]> =>
  rowsOf<ChatOrderRecord>(
    db,
    sql`select ${columns}, ${terms} from chat_orders c ${joins}
        where c.buyer_store_id = ${buyer_store_id}::bigint and c.state = 'SENT' and l.expires_at > now()
        order by c.created_at desc, c.id desc limit ${integer(most)}`,
  );

/** How many wait, with the store's row locked: of two who write one down, the second counts the first's. */
export async function countWaiting(db: Tx, { store_id }: OneStore): Promise<number> {
  await rowsOf(
    db,
    sql`select pg_advisory_xact_lock(hashtextextended(${`chat orders ${store_id}`}, 0))`,
  );
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from chat_orders
        where store_id = ${store_id}::bigint and updated_at > now() - interval '30 days'
          and state in ('DRAFT', 'SENT')`,
  );
  return row?.count ?? 0;
}

type Shown = { first_product_name: string; total_amount: number };

export async function insertChatOrder(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  body: ChatOrderSaveBody,
  { first_product_name, total_amount }: Shown,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into chat_orders (store_id, buyer_store_id, lines, delivery, payment_methods, term_days, note,
          first_product_name, total_amount, created_by)
        values (${store_id}::bigint, ${body.buyer_store_id}::bigint, ${JSON.stringify(body.lines)}::jsonb,
          ${body.delivery}::delivery, ${body.payment_methods}::text[], ${body.term_days ?? null}::int,
          ${body.note}, ${first_product_name}, ${total_amount}::numeric, ${user_id}::bigint)
        returning id`,
  );
  if (!row) throw new Error('an order from a chat was not written');
  return row.id;
}

export async function updateChatOrder(
  db: Tx,
  { store_id }: OneStore,
  id: string,
  body: ChatOrderSaveBody,
  { first_product_name, total_amount }: Shown,
): Promise<void> {
  await rowsOf(
    db,
    sql`update chat_orders set buyer_store_id = ${body.buyer_store_id}::bigint,
          lines = ${JSON.stringify(body.lines)}::jsonb, delivery = ${body.delivery}::delivery,
          payment_methods = ${body.payment_methods}::text[], term_days = ${body.term_days ?? null}::int,
          note = ${body.note}, first_product_name = ${first_product_name},
          total_amount = ${total_amount}::numeric, version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}

type End =
  | { order_id: string; order_number: string; total_amount: number }
  | 'DRAFT'
  | 'SENT'
  | 'CANCELLED';

/** On its way to its buyer, back again, or at its end: with the order that it became, or without. */
export async function moveChatOrder(
  db: Tx,
  { store_id }: OneStore,
  id: string,
  to: End,
): Promise<void> {
  const order = typeof to === 'string' ? undefined : to;
  const state = typeof to === 'string' ? to : 'CONFIRMED';
  const isOver = state === 'CONFIRMED' || state === 'CANCELLED';
  const at = new Date().toISOString();
  await rowsOf(
    db,
    sql`update chat_orders set state = ${state}::chat_order_state,
          total_amount = coalesce(${order?.total_amount ?? null}::numeric, total_amount),
          order_id = ${order?.order_id ?? null}::bigint, order_number = ${order?.order_number ?? null},
          ended_at = ${isOver ? at : null}::timestamptz, updated_at = ${at}::timestamptz,
          sent_at = coalesce(${state === 'SENT' ? at : null}::timestamptz, sent_at)
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}
