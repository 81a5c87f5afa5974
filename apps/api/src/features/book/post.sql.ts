import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import type { Posting } from './posting.ts';

/**
 * Postings, their lines, what these add up to and the refunds they owe, but for those whose cause was posted
 * before. Balances are locked in one order, so that of two who post at once one waits for the other.
 */
export async function insertPostings(
  db: Tx,
  { store_id }: OneStore,
  postings: readonly Posting[],
): Promise<void> {
  const lines = postings.flatMap(({ lines }, n) => lines.map((line) => ({ n, ...line })));
  await rowsOf(
    db,
    sql`
    with given as materialized (
      select p.* from rows from (jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) as (
        cause book_cause, cause_id bigint, order_id bigint, sentence text, buyer_refund numeric, at timestamptz))
        with ordinality as p (cause, cause_id, order_id, sentence, buyer_refund, at, n)
    ), posted as (
      insert into postings (store_id, cause, cause_id, order_id, sentence, created_at)
      select ${store_id}::bigint, cause, cause_id, order_id, sentence, coalesce(at, now()) from given order by n
      on conflict (store_id, cause, cause_id) do nothing
      returning id, cause, cause_id
    ), lines as (
      insert into posting_lines (store_id, posting_id, number, account, party, party_id, amount)
      select ${store_id}::bigint, posted.id, row_number() over (partition by posted.id), l.account,
        coalesce(l.party, 'NONE'), coalesce(l.party_id, 0), l.amount
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
        n int, account book_account, party book_party, party_id bigint, amount numeric)
      join given on given.n = l.n + 1 join posted using (cause, cause_id)
      returning account, party, party_id, amount
    ), refunds as (
      insert into buyer_refunds (store_id, order_id, posting_id, amount, state)
      select ${store_id}::bigint, given.order_id, posted.id, given.buyer_refund,
        case when given.at is null then 'WAITING' else 'TO_JUDGE' end::transfer_state
      from given join posted using (cause, cause_id) where given.buyer_refund > 0
    )
    insert into balances as b (store_id, account, party, party_id, amount)
    select ${store_id}::bigint, account, party, party_id, sum(amount)
    from (
      select account, party, party_id, amount from lines where party <> 'NONE'
      union all
      select account, 'NONE'::book_party, 0, amount from lines
    ) each
    group by account, party, party_id order by account, party, party_id
    on conflict (store_id, account, party, party_id) do update set amount = b.amount + excluded.amount`,
  );
}
