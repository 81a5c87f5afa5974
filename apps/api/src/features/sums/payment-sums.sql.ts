import { type Sql, sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/** What the book has given back, by the payment that brought it. */
const strays = (of: OfStore) => sql`(
      select s.cause_id as payment_id, s.order_id, l.amount from postings s
      join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = s.id and l.account = 'ESCROW' and l.amount > 0
      where ${of(sql`s.store_id`)} and s.cause = 'STRAY_PAYMENT')`;

/** The kinds as words: a worker that these are brought to does not know the types of a table that lies elsewhere. */
const payments = (of: OfStore) => sql`(
      select id, reference, order_id, amount, outcome::text as outcome, verdict::text as verdict, judged_at
      from provider_payments where ${of(sql`store_id`)})`;

/** Of a payment: it was booked, or is for its order and has not to wait for the rest. */
const isForOrder = (payment: Sql) =>
  sql`(${payment}.outcome <> 'TO_JUDGE' or ${payment}.verdict = 'FOR_THE_ORDER' and ${payment}.judged_at is not null)`;

/** Its money is in the book, or should be. */
const hasMoved = (payment: Sql) =>
  sql`(${isForOrder(payment)} or coalesce(${payment}.verdict = 'GIVEN_BACK', false))`;

/**
 * Payments that a provider told of, held against the book, and the book against them: what was booked or given back has its
 * postings, once and over its amount, and nothing else has. What waits for a verdict, or for the rest of an order's
 * money, has none yet. A reference is money once, whatever stores it was told of; and where an operator verified an order
 * after money of it was given back, they said that they had found other money.
 */
export const wrongInPayments = (of: OfStore) => sql`
    select format('payment %s of order %s over %s is %s, posted: %s', p.reference, p.order_id, p.amount, p.outcome,
      coalesce(b.causes, 'nothing')) as problem
    from ${payments(of)} p left join (
      select h.order_id, h.payment_reference, abs(l.amount) as amount,
        string_agg(s.cause::text, ', ' order by s.cause::text) as causes
      from order_history h
      join postings s on ${of(sql`s.store_id`)} and s.cause_id = h.id and s.cause in ('PAYMENT', 'GIVEN_BACK')
      join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = s.id and l.account = 'ESCROW'
      where ${of(sql`h.store_id`)} and h.payment_reference is not null group by 1, 2, 3
    ) b on b.order_id = p.order_id and b.payment_reference = p.reference and b.amount = p.amount
    where p.outcome <> 'TO_JUDGE'
      and b.causes is distinct from case p.outcome when 'BOOKED' then 'PAYMENT' else 'GIVEN_BACK, PAYMENT' end
    union all
    select format('payment %s of order %s over %s was judged given back, posted: %s', p.reference, p.order_id, p.amount,
      coalesce(b.amount::text, 'nothing'))
    from ${payments(of)} p left join ${strays(of)} b on b.payment_id = p.id
    where p.verdict = 'GIVEN_BACK' and b.amount is distinct from p.amount
    union all
    select format('payment %s of order %s was given back over %s, judged: %s', coalesce(p.reference, b.payment_id::text),
      b.order_id, b.amount, coalesce(p.verdict, 'nothing'))
    from ${strays(of)} b left join ${payments(of)} p on p.id = b.payment_id
    where not coalesce(p.verdict = 'GIVEN_BACK'
      or p.verdict = 'FOR_THE_ORDER' and p.judged_at is not null and b.amount < p.amount, false)
    union all
    select format('order %s was paid by payment %s, which was not booked', h.order_id, h.payment_reference)
    from order_history h left join ${payments(of)} p on p.order_id = h.order_id
      and p.reference = h.payment_reference
      and ${isForOrder(sql`p`)}
    where ${of(sql`h.store_id`)} and h.payment_reference is not null and p.id is null
    union all
    select format('payments for order %s come to %s, posted: %s', t.order_id, t.amount, coalesce(b.amount::text, 'nothing'))
    from (
      select p.order_id, sum(p.amount - coalesce(b.amount, 0)) as amount
      from ${payments(of)} p left join ${strays(of)} b on b.payment_id = p.id
      where ${isForOrder(sql`p`)}
      group by 1 having bool_or(p.verdict = 'FOR_THE_ORDER')
    ) t left join (
      select h.order_id, l.amount from order_history h
      join postings s on ${of(sql`s.store_id`)} and s.cause_id = h.id and s.cause = 'PAYMENT'
      join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = s.id and l.account = 'ESCROW'
      where ${of(sql`h.store_id`)}
    ) b on b.order_id = t.order_id
    where t.amount is distinct from b.amount
    union all
    select format('payment %s is money for order %s over %s, and for order %s over %s', p.reference, p.order_id, p.amount,
      t.order_id, t.amount)
    from provider_payments p join provider_payments t on t.reference = p.reference and t.id <> p.id
    where ${of(sql`p.store_id`)} and ${hasMoved(sql`p`)} and ${hasMoved(sql`t`)}
    union all
    select format('payment %s of order %s over %s had been given back when an operator verified the order', p.reference,
      p.order_id, p.amount)
    from ${payments(of)} p join order_history h on ${of(sql`h.store_id`)} and h.order_id = p.order_id
      and h.reason_id = 'payment_received' and h.actor = 'OPERATOR' and h.payment_reference is null
      and h.created_at > p.judged_at
    left join operator_acts a on ${of(sql`a.store_id`)} and a.act = 'payment.verify'
      and a.details ->> 'order_id' = p.order_id::text and a.details ->> 'is_other_money' = 'true'
    where p.verdict = 'GIVEN_BACK' and a.id is null`;
