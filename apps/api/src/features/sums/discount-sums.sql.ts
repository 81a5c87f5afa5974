import { type Sql, sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/** What the marketplace pays of the discounts of an order `o` that is completed, after what went back of its lines. */
export const shareOfOrder = (of: OfStore): Sql => sql`coalesce((
  select sum(round(d.amount * (l.line_total - coalesce(c.amount, 0)) / nullif(l.line_total, 0)))
  from (
    select order_line_id, sum(platform_amount) as amount from order_discounts
    where ${of(sql`store_id`)} and order_id = o.id group by 1
  ) d
  join order_lines l on ${of(sql`l.store_id`)} and l.order_id = o.id and l.id = d.order_line_id
  left join lateral (
    select sum(w.refund_amount) as amount from complaints k
    join complaint_lines w on ${of(sql`w.store_id`)} and w.complaint_id = k.id and w.order_line_id = l.id
    where ${of(sql`k.store_id`)} and k.order_id = o.id
  ) c on true), 0)`;

/**
 * What of discounts does not add up: what is taken off a line is the sum of its discounts, and the book has what the marketplace
 * pays of them, of every order that is completed and of no other.
 */
export const wrongInDiscounts = (of: OfStore) => sql`
    select format('line %s of order %s has %s taken off, its discounts say %s', l.id, l.order_id, l.discount,
      coalesce(d.amount, 0)) as problem
    from order_lines l left join (
      select order_id, order_line_id, sum(amount) as amount from order_discounts where ${of(sql`store_id`)} group by 1, 2
    ) d on d.order_id = l.order_id and d.order_line_id = l.id
    where ${of(sql`l.store_id`)} and l.discount <> coalesce(d.amount, 0)
    union all
    select format('order %s (%s): the marketplace pays %s of its discounts, in the book %s', o.id, o.fulfilment_status,
      due.amount, coalesce(b.amount, 0))
    from orders o
    cross join book_past p
    left join (
      select s.order_id, -sum(l.amount) as amount from postings s
      join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = s.id and l.account in ('SALES', 'REFUNDS')
      where ${of(sql`s.store_id`)} and s.cause in ('PLATFORM_SHARE', 'SHARE_GIVEN_BACK') group by 1
    ) b on b.order_id = o.id
    cross join lateral (
      select case when o.fulfilment_status = 'COMPLETED' then ${shareOfOrder(of)} else 0 end as amount
    ) due
    where ${of(sql`o.store_id`)} and (o.id <= p.after_id or o.id > p.until_id)
      and (b.order_id is not null or exists (
        select from order_discounts d
        where ${of(sql`d.store_id`)} and d.order_id = o.id and d.platform_amount > 0))
      and coalesce(b.amount, 0) <> due.amount`;
