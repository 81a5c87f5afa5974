import { sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/**
 * What of complaints does not add up: what went back for an order is the sum of its complaints, each is the sum of its lines, no
 * line gives back more than it came to or is complained about twice, what a store hands over is what it owes in the book, the
 * fee is that of what is left, and an order waits as long as its buyer complains.
 */
export const wrongInComplaints = (of: OfStore) => sql`
    select format('order %s gave back %s by complaints, these say %s', o.id, o.complaint_refund_amount,
      coalesce(k.amount, 0)) as problem
    from orders o left join (
      select order_id, sum(refund_amount) as amount from complaints where ${of(sql`store_id`)} group by 1
    ) k on k.order_id = o.id
    where ${of(sql`o.store_id`)} and o.complaint_refund_amount <> coalesce(k.amount, 0)
    union all
    select format('complaint %s gave back %s, its lines and shipping %s', k.id, k.refund_amount,
      coalesce(l.amount, 0) + k.refund_shipping_amount)
    from complaints k left join (
      select complaint_id, sum(refund_amount) as amount from complaint_lines where ${of(sql`store_id`)} group by 1
    ) l on l.complaint_id = k.id
    where ${of(sql`k.store_id`)} and k.refund_amount <> coalesce(l.amount, 0) + k.refund_shipping_amount
    union all
    select format('line %s of order %s came to %s for %s, complaints gave back %s of %s', l.id, l.order_id, l.line_total,
      l.quantity, c.amount, c.quantity)
    from order_lines l join (
      select k.order_id, w.order_line_id, sum(w.refund_amount) as amount, sum(w.quantity) as quantity
      from complaints k join complaint_lines w on ${of(sql`w.store_id`)} and w.complaint_id = k.id
      where ${of(sql`k.store_id`)} and k.reported_by = 'BUYER' and k.state <> 'WITHDRAWN' group by 1, 2
    ) c on c.order_id = l.order_id and c.order_line_id = l.id
    where ${of(sql`l.store_id`)} and (c.amount > l.line_total or c.quantity > l.quantity)
    union all
    select format('complaint %s: the store hands over %s, in the book %s', coalesce(k.id, b.party_id), coalesce(k.due, 0),
      coalesce(-b.amount, 0))
    from (
      select id, case when handed_over_at is null and claimed_at is null then hand_over_amount else 0 end as due
      from complaints where ${of(sql`store_id`)}
    ) k full join (
      select party_id, amount from balances
      where ${of(sql`store_id`)} and account = 'REFUND_PAYABLE' and party = 'COMPLAINT'
    ) b on b.party_id = k.id
    where coalesce(k.due, 0) <> coalesce(-b.amount, 0)
    union all
    select format('order %s is charged a fee of %s, due %s', o.id, f.amount, d.amount)
    from orders o
    cross join lateral (
      select sum(l.amount) as amount from postings p
      join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = p.id and l.account = 'PLATFORM_FEE'
      where ${of(sql`p.store_id`)} and p.order_id = o.id and p.cause in ('FEE', 'COMPLAINT_FEE')
    ) f
    cross join lateral (
      select sum(round((l.line_total - coalesce(c.amount, 0)) * coalesce(l.fee_basis_points, (
        select basis_points from fee_rates where category_id is null and valid_from <= o.created_at
        order by valid_from desc limit 1)) / 10000)) as amount
      from order_lines l left join lateral (
        select sum(w.refund_amount) as amount from complaints k
        join complaint_lines w on ${of(sql`w.store_id`)} and w.complaint_id = k.id and w.order_line_id = l.id
        where ${of(sql`k.store_id`)} and k.order_id = o.id
      ) c on true
      where ${of(sql`l.store_id`)} and l.order_id = o.id
    ) d
    where ${of(sql`o.store_id`)} and o.complaint_refund_amount > 0 and o.fulfilment_status = 'COMPLETED'
      and coalesce(f.amount, 0) <> d.amount
    union all
    select format('order %s is %s while its buyer complains since it was %s', o.id, o.fulfilment_status, k.order_status)
    from complaints k join orders o on ${of(sql`o.store_id`)} and o.id = k.order_id
    where ${of(sql`k.store_id`)} and k.reported_by = 'BUYER' and k.closed_at is null
      and o.fulfilment_status <> case when k.order_status = 'COMPLETED' then k.order_status else 'IN_COMPLAINT' end`;
