import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import { addToHours } from './book-hours.sql.ts';
import type { Posting } from './posting.ts';

type Posted = { id: string; cause: Posting['cause']; cause_id: string };

/**
 * Postings, their lines, what these add up to, in all and by the hour, and the refunds they owe, but for those whose cause was posted
 * before. Balances are locked in one order, so that of two who post at once one waits for the other.
 */
export async function insertPostings(
  db: Tx,
  store: OneStore,
  postings: readonly Posting[],
): Promise<void> {
  const posted = await insertNew(db, store, postings);
  const idOf = new Map(posted.map(({ id, cause, cause_id }) => [`${cause} ${cause_id}`, id]));
  const written = postings.flatMap((posting) => {
    const posting_id = idOf.get(`${posting.cause} ${posting.cause_id}`);
    return posting_id ? [{ ...posting, posting_id }] : [];
  });
  if (written.length === 0) return;
  const nobody = { party: 'NONE', party_id: '0' };
  const lines = written.flatMap(({ posting_id, lines }) =>
    lines.map((line, place) => ({ ...nobody, ...line, posting_id, number: place + 1 })),
  );
  await insertLines(db, store, lines);
  const refunds = written.filter(({ buyer_refund = 0 }) => buyer_refund > 0);
  if (refunds.length > 0) await insertRefunds(db, store, refunds);
  await addToBalances(db, store, lines);
  await addToHours(db, store, written);
}

const insertNew = (db: Tx, { store_id }: OneStore, postings: readonly Posting[]) =>
  rowsOf<Posted>(
    db,
    sql`
    insert into postings (store_id, cause, cause_id, order_id, sentence, reverses_id, created_at)
    select ${store_id}::bigint, cause, cause_id, order_id, sentence, reverses_id, coalesce(at, now())
    from rows from (jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) as (
      cause book_cause, cause_id bigint, order_id bigint, sentence text, reverses_id bigint, at timestamptz))
      with ordinality as p (cause, cause_id, order_id, sentence, reverses_id, at, n)
    order by n
    on conflict (store_id, cause, cause_id) do nothing
    returning id, cause, cause_id`,
  );

const insertLines = (db: Tx, { store_id }: OneStore, lines: readonly object[]) =>
  rowsOf(
    db,
    sql`
    insert into posting_lines (store_id, posting_id, number, account, party, party_id, amount)
    select ${store_id}::bigint, posting_id, number, account, party, party_id, amount
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      posting_id bigint, number int, account book_account, party book_party, party_id bigint, amount numeric)`,
  );

const insertRefunds = (db: Tx, { store_id }: OneStore, refunds: readonly object[]) =>
  rowsOf(
    db,
    sql`
    insert into buyer_refunds (store_id, order_id, posting_id, amount, state)
    select ${store_id}::bigint, order_id, posting_id, buyer_refund,
      case when at is null then 'WAITING' else 'TO_JUDGE' end::transfer_state
    from jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) as r (
      order_id bigint, posting_id bigint, buyer_refund numeric, at timestamptz)`,
  );

/** An account as a whole, and for each party that has a part in it. */
const addToBalances = (db: Tx, { store_id }: OneStore, lines: readonly object[]) =>
  rowsOf(
    db,
    sql`
    insert into balances as b (store_id, account, party, party_id, amount)
    select ${store_id}::bigint, account, each.party, each.party_id, sum(amount)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      account book_account, party book_party, party_id bigint, amount numeric)
    cross join lateral (
      select l.party, l.party_id where l.party <> 'NONE' union all select 'NONE'::book_party, 0
    ) each
    group by account, each.party, each.party_id order by account, each.party, each.party_id
    on conflict (store_id, account, party, party_id) do update set amount = b.amount + excluded.amount`,
  );
