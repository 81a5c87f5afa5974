import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A document has arrived there: what both books agree on has moved by it, as theirs has. */
export async function settleShelves(
  db: Tx,
  { store_id }: OneStore,
  changes: readonly { variant_id: string; change: number }[],
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_shelves s set agreed = s.agreed + c.change, sending = s.sending + c.change, updated_at = now()
        from (select variant_id, sum(change)::int as change
          from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n (variant_id bigint, change int)
          group by variant_id) c
        where s.store_id = ${store_id}::bigint and s.variant_id = c.variant_id`,
  );
}

export type Shelf = {
  variant_id: string;
  item_no: string;
  /** Of the item's first unit. */
  pieces: number;
  agreed: number | null;
  sending: number | null;
  is_ours: boolean;
  /** What lies here, and what of it ought to stand in their books: what has left here without a document is still there. */
  stock: number;
  expected: number;
  /** A document that may or may not be there moves it. */
  is_uncertain: boolean;
  inventory_id: string;
  name: string;
};

const unsent = (
  state: Sql,
) => sql`select d.document_id, d.order_id, d.complaint_id from accounting_document_orders d
  join accounting_documents a on a.store_id = d.store_id and a.id = d.document_id and ${state}`;

/** All shelves that are linked, as they stand in one look. */
export const readShelves = (
  db: Db,
  { store_id }: OneStore,
  variant_ids?: readonly string[],
): Promise<Shelf[]> => {
  const of = sql`store_id = ${store_id}::bigint`;
  const only = variant_ids ? sql`and s.variant_id = any(${variant_ids}::bigint[])` : sql``;
  return rowsOf<Shelf>(
    db,
    sql`with unsent as (${unsent(sql`a.state <> 'SENT'`)} where d.${of}),
        away as (
          select l.variant_id, sum(l.quantity * l.base_quantity) as pieces, false as is_uncertain
          from orders o join order_lines l on l.${of} and l.order_id = o.id
          where o.${of} and o.fulfilment_status in ('SHIPPED', 'DELIVERED', 'IN_COMPLAINT')
            and o.arrived_at is not null
          group by 1
          union all
          select l.variant_id, sum(l.quantity * l.base_quantity), bool_or(a.state = 'SENDING')
          from unsent u join accounting_documents a on a.${of} and a.id = u.document_id
          join order_lines l on l.${of} and l.order_id = u.order_id
          where u.complaint_id = 0 group by 1
          union all
          select l.variant_id, -sum(c.refund_quantity * l.base_quantity), bool_or(a.state = 'SENDING')
          from unsent u join accounting_documents a on a.${of} and a.id = u.document_id
          join complaint_lines c on c.${of} and c.complaint_id = u.complaint_id and c.goods = 'TO_STOCK'
          join order_lines l on l.${of} and l.order_id = u.order_id and l.id = c.order_line_id
          where u.complaint_id > 0 group by 1),
        moved as (select variant_id, sum(pieces)::int as pieces, bool_or(is_uncertain) as is_uncertain
          from away group by 1)
        select s.variant_id, s.item_no, s.pieces, s.agreed, s.sending, s.is_ours, t.stock,
          t.stock + coalesce(m.pieces, 0) as expected, coalesce(m.is_uncertain, false) as is_uncertain,
          (select min(l.inventory_id) from accounting_links l where l.${of} and l.variant_id = s.variant_id) as inventory_id,
          trim(p.name || ' ' || v.name) as name
        from accounting_shelves s
        join stocks t on t.${of} and t.variant_id = s.variant_id
        join product_variants v on v.id = s.variant_id join products p on p.id = v.product_id
        left join moved m on m.variant_id = s.variant_id
        where s.${of} ${only} order by s.variant_id`,
  );
};

/** What both books hold now, of a shelf that is still linked to that item. */
export async function writeAgreed(
  db: Tx,
  { store_id }: OneStore,
  agreed: readonly { variant_id: string; item_no: string; agreed: number }[],
): Promise<void> {
  if (agreed.length === 0) return;
  await rowsOf(
    db,
    sql`update accounting_shelves s set agreed = a.agreed, sending = null, is_ours = false, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(agreed)}::jsonb) as a (variant_id bigint, item_no text, agreed int)
        where s.store_id = ${store_id}::bigint and s.variant_id = a.variant_id and s.item_no = a.item_no`,
  );
}

/**
 * Written before it is sent: whatever becomes of the answer, who looks next knows what may stand there. Answers with those that
 * are still as they were looked at; one that was linked to another item meanwhile, or agreed upon, is not sent.
 */
export async function noteSending(
  db: Db,
  { store_id }: OneStore,
  sending: readonly {
    variant_id: string;
    item_no: string;
    agreed: number | null;
    pieces: number;
  }[],
): Promise<Set<string>> {
  const rows = await rowsOf<{ variant_id: string }>(
    db,
    sql`update accounting_shelves s set sending = n.pieces
        from jsonb_to_recordset(${JSON.stringify(sending)}::jsonb) as n (variant_id bigint, item_no text,
          agreed int, pieces int)
        where s.store_id = ${store_id}::bigint and s.variant_id = n.variant_id and s.item_no = n.item_no
          and s.agreed is not distinct from n.agreed
        returning s.variant_id`,
  );
  return new Set(rows.map(({ variant_id }) => variant_id));
}

/** How far the ledger has got, and whether something was written into it just now. */
export async function readLedger(
  db: Db,
  { store_id }: OneStore,
): Promise<{ last: string; is_fresh: boolean }> {
  const [row] = await rowsOf<{ last: string; is_fresh: boolean }>(
    db,
    sql`select id as last, created_at > now() - interval '2 minutes' as is_fresh from stock_ledger
        where store_id = ${store_id}::bigint order by id desc limit 1`,
  );
  return row ?? { last: '0', is_fresh: false };
}

export async function moveLedger(
  db: Tx,
  { store_id }: OneStore,
  last_ledger: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set last_ledger = ${last_ledger}::bigint
        where store_id = ${store_id}::bigint`,
  );
}

export async function noteStockRead(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set stock_read_at = now() where store_id = ${store_id}::bigint`,
  );
}
