import { sql } from '../../platform/db/sql.ts';
import { wrongHours } from '../book/book.service.ts';
import { shareOfOrder } from './discount-sums.sql.ts';
import type { OfStore } from './of-store.ts';

/**
 * What of the book does not add up, in SQL: every posting is zero, balances and hours are their lines, what an order has in
 * escrow, owes or is owed follows from where it stands, and what went back is due to its buyer. Orders whose past is still to
 * be posted are left out.
 */
export const wrongInBook = (of: OfStore) => sql`
    select format('posting %s of store %s adds up to %s', posting_id, store_id, sum(amount)) as problem
    from posting_lines where ${of(sql`store_id`)} group by store_id, posting_id having sum(amount) <> 0
    union all
    select format('balance %s %s %s of store %s: %s, lines %s', account, party, party_id, store_id, b.amount, l.amount)
    from (select * from balances where ${of(sql`store_id`)}) b full join (
      select store_id, account, party, party_id, sum(amount) as amount from posting_lines
      where party <> 'NONE' and ${of(sql`store_id`)} group by 1, 2, 3, 4
      union all
      select store_id, account, 'NONE', 0, sum(amount) from posting_lines where ${of(sql`store_id`)} group by 1, 2
    ) l using (store_id, account, party, party_id)
    where coalesce(b.amount, 0) <> coalesce(l.amount, 0)
    union all
    select format('hour %s of store %s: %s, lines %s; received %s, lines %s', hour, store_id, change, due_change,
      received, due_received)
    from (${wrongHours(of)}) h
    union all
    select format('order %s (%s %s %s): %s is %s, not %s', o.id, o.payment_method, o.payment_status,
      o.fulfilment_status, due.account, coalesce(b.amount, 0), due.amount)
    from orders o
    cross join book_past p
    cross join lateral (
      select o.fulfilment_status in ('DELIVERED', 'COMPLETED') or o.fulfilment_status = 'IN_COMPLAINT' and exists (
        select from order_history h
        where ${of(sql`h.store_id`)} and h.order_id = o.id and h.to_status = 'DELIVERED'
      ) as was_delivered
    ) d
    cross join lateral (values
      ('ESCROW'::book_account, case when exists (
          select from payout_orders w join payouts t on ${of(sql`t.store_id`)} and t.id = w.payout_id
            and t.state in ('SENT', 'ARRIVED')
          where ${of(sql`w.store_id`)} and w.order_id = o.id)
        then 0
        else case when o.payment_method = 'TRANSFER' and o.payment_status = 'PAID'
            then o.total_amount - o.complaint_refund_amount else 0 end
          + case when o.fulfilment_status = 'COMPLETED' then ${shareOfOrder(of)} else 0 end end),
      ('BUYER_PREPAID', case
        when o.payment_method = 'TRANSFER' and o.payment_status = 'PAID' and o.fulfilment_status <> 'COMPLETED'
          then -o.total_amount
        when o.payment_method <> 'TRANSFER' and o.fulfilment_status <> 'COMPLETED' and d.was_delivered
          then -o.total_amount
        else 0 end),
      ('RECEIVABLE', case when o.payment_method = 'TERM' and o.payment_status <> 'PAID' and d.was_delivered
        then greatest(o.total_amount - o.complaint_refund_amount - coalesce((
          select sum(l.amount) from postings s
          join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = s.id and l.account = 'TILL'
          where ${of(sql`s.store_id`)} and s.order_id = o.id and s.cause = 'TERM_PAYMENT'), 0), 0) else 0 end)
    ) due (account, amount)
    left join balances b on ${of(sql`b.store_id`)} and b.account = due.account and b.party = 'ORDER'
      and b.party_id = o.id
    where ${of(sql`o.store_id`)} and (o.id <= p.after_id or o.id > p.until_id) and coalesce(b.amount, 0) <> due.amount
    union all
    select format('order %s gave back %s and by complaints %s, refunds %s', o.id, o.refunded_amount,
      k.amount, coalesce(r.amount, 0))
    from orders o cross join book_past p left join (
      select d.store_id, d.order_id, sum(d.amount) as amount from buyer_refunds d
      join postings s on ${of(sql`s.store_id`)} and s.id = d.posting_id and s.cause <> 'STRAY_PAYMENT'
      where ${of(sql`d.store_id`)} group by 1, 2
    ) r on r.store_id = o.store_id and r.order_id = o.id
    cross join lateral (
      select case when o.payment_method = 'TRANSFER' then o.complaint_refund_amount else coalesce((
        select sum(e.hand_over_amount) from complaints e
        where ${of(sql`e.store_id`)} and e.order_id = o.id and e.claimed_at is not null), 0) end as amount
    ) k
    where ${of(sql`o.store_id`)} and (o.id <= p.after_id or o.id > p.until_id)
      and o.refunded_amount + k.amount <> coalesce(r.amount, 0)
    union all
    select format('order %s is completed without a fee', o.id)
    from orders o cross join book_past p
    where ${of(sql`o.store_id`)} and o.fulfilment_status = 'COMPLETED' and (o.id <= p.after_id or o.id > p.until_id)
      and exists (select from order_lines l where ${of(sql`l.store_id`)} and l.order_id = o.id
        and round(l.line_total * coalesce(l.fee_basis_points, (
          select basis_points from fee_rates where category_id is null and valid_from <= o.created_at
          order by valid_from desc limit 1)) / 10000) > 0)
      and not exists (select from postings f where ${of(sql`f.store_id`)} and f.order_id = o.id and f.cause = 'FEE')`;
