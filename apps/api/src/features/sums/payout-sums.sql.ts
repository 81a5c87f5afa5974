import { sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/**
 * What of payouts does not add up: each is the sum of its orders, an order is paid out once and only when it is completed, what
 * is on its way in the book is what is SENT, what is at the bank is what has ARRIVED, what was paid out is held no longer, and
 * the book has each time that one was sent and ended.
 */
export const wrongInPayouts = (of: OfStore) => sql`
    select format('payout %s of store %s (%s) has %s orders over %s, and says %s over %s', p.id, p.store_id, p.state,
      coalesce(o.count, 0), coalesce(o.amount, 0), p.order_count, p.amount) as problem
    from payouts p left join (
      select store_id, payout_id, count(*) as count, sum(amount) as amount from payout_orders
      where ${of(sql`store_id`)} group by 1, 2
    ) o on o.store_id = p.store_id and o.payout_id = p.id
    where ${of(sql`p.store_id`)} and (coalesce(o.count, 0) <> p.order_count or coalesce(o.amount, 0) <> p.amount)
    union all
    select format('payout %s of store %s is %s: on its way in the book %s, not %s', coalesce(p.id, b.party_id),
      coalesce(p.store_id, b.store_id), p.state, coalesce(b.amount, 0), coalesce(p.due, 0))
    from (
      select q.store_id, q.id, q.state, case when q.state = 'SENT' then q.amount - t.deducted else 0 end as due
      from payouts q left join payout_attempts t on ${of(sql`t.store_id`)} and t.payout_id = q.id and t.attempt = q.attempt
      where ${of(sql`q.store_id`)}
    ) p full join (
      select store_id, party_id, amount from balances
      where ${of(sql`store_id`)} and account = 'PAYOUT_TRANSIT' and party = 'PAYOUT'
    ) b on b.store_id = p.store_id and b.party_id = p.id
    where coalesce(b.amount, 0) <> coalesce(p.due, 0)
    union all
    select format('account %s of store %s has got %s, in the book: %s', coalesce(t.id, b.party_id),
      coalesce(t.store_id, b.store_id), coalesce(t.amount, 0), coalesce(b.amount, 0))
    from (
      select store_id, bank_account_id as id, sum(amount) as amount from payout_attempts
      where ${of(sql`store_id`)} and outcome = 'ARRIVED' group by 1, 2
    ) t full join (
      select store_id, party_id, amount from balances
      where ${of(sql`store_id`)} and account = 'BANK' and party = 'BANK_ACCOUNT'
    ) b on b.store_id = t.store_id and b.party_id = t.id
    where coalesce(b.amount, 0) <> coalesce(t.amount, 0)
    union all
    select format('order %s of store %s is %s and in a payout that is %s', o.id, o.store_id, o.fulfilment_status, p.state)
    from payout_orders w join payouts p on ${of(sql`p.store_id`)} and p.id = w.payout_id
    join orders o on ${of(sql`o.store_id`)} and o.id = w.order_id
    where ${of(sql`w.store_id`)} and o.fulfilment_status not in ('COMPLETED', 'IN_COMPLAINT', 'RETURNED')
    union all
    select format('order %s of store %s left the escrow %s times for the bank, and is in %s payouts that were sent',
      coalesce(l.order_id, w.order_id), coalesce(l.store_id, w.store_id), coalesce(l.times, 0), coalesce(w.times, 0))
    from (
      select l.store_id, l.party_id as order_id, -sum(sign(l.amount)) as times
      from postings p join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = p.id and l.account = 'ESCROW'
      where ${of(sql`p.store_id`)} and p.cause in ('PAYOUT_SENT', 'PAYOUT_FAILED') group by 1, 2
    ) l full join (
      select w.store_id, w.order_id, 1 as times
      from payout_orders w join payouts p on ${of(sql`p.store_id`)} and p.id = w.payout_id and p.state in ('SENT', 'ARRIVED')
      where ${of(sql`w.store_id`)}
    ) w on w.store_id = l.store_id and w.order_id = l.order_id
    where coalesce(l.times, 0) <> coalesce(w.times, 0)
    union all
    select format('attempt %s of store %s: the book says %s, its row %s', coalesce(t.id, s.cause_id),
      coalesce(t.store_id, s.store_id), s.causes, t.causes)
    from (
      select store_id, id, case when outcome = 'ARRIVED' and amount = 0 then 'PAYOUT_SENT'
        when outcome = 'ARRIVED' then 'PAYOUT_SENT PAYOUT_ARRIVED'
        when outcome = 'FAILED' then 'PAYOUT_SENT PAYOUT_FAILED' else 'PAYOUT_SENT' end as causes
      from payout_attempts where ${of(sql`store_id`)}
    ) t full join (
      select store_id, cause_id, string_agg(cause::text, ' ' order by cause) as causes from postings
      where ${of(sql`store_id`)} and cause in ('PAYOUT_SENT', 'PAYOUT_ARRIVED', 'PAYOUT_FAILED') group by 1, 2
    ) s on s.store_id = t.store_id and s.cause_id = t.id
    where t.causes is distinct from s.causes
    union all
    select format('payout %s of store %s is %s, its attempt %s has come to %s', p.id, p.store_id, p.state, p.attempt, t.outcome)
    from payouts p left join payout_attempts t on ${of(sql`t.store_id`)} and t.payout_id = p.id and t.attempt = p.attempt
    where ${of(sql`p.store_id`)} and case p.state
      when 'SENT' then t.id is null or t.outcome is not null
      when 'ARRIVED' then t.outcome is distinct from 'ARRIVED'
      when 'FAILED' then t.outcome is distinct from 'FAILED'
      else t.id is not null end
    union all
    select format('attempt %s of store %s keeps %s, its claims are %s, and it transfers %s of %s', t.id, t.store_id, t.deducted,
      coalesce(c.amount, 0), t.amount, p.amount)
    from payout_attempts t
    join payouts p on ${of(sql`p.store_id`)} and p.id = t.payout_id
    left join (select store_id, attempt_id, sum(amount) as amount from payout_claims where ${of(sql`store_id`)} group by 1, 2) c
      on c.store_id = t.store_id and c.attempt_id = t.id
    where ${of(sql`t.store_id`)} and (t.deducted <> coalesce(c.amount, 0)
      or (t.attempt = p.attempt and p.state in ('SENT', 'ARRIVED') and t.amount + t.deducted <> p.amount))`;
