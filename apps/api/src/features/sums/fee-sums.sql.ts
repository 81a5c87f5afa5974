import { sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/**
 * What of fee collections does not add up: what the book says is owed for each follows from its state, each is the sum
 * of its orders, an order's charge is in one of them, what was moved to a collection is what its rows say, and payments
 * stand as their collections and the book do.
 */
export const wrongInFees = (of: OfStore) => sql`
    select format('collection %s of store %s is %s: owed %s, not %s', coalesce(f.id, b.party_id),
      coalesce(f.store_id, b.store_id), f.state, coalesce(-b.amount, 0), coalesce(f.owed, 0)) as problem
    from (
      select store_id, id, state, case when state in ('UNPAID', 'WAITING_VERIFICATION') then amount else 0 end as owed
      from fee_collections where ${of(sql`store_id`)}
    ) f full join (
      select store_id, party_id, amount from balances
      where ${of(sql`store_id`)} and account = 'FEE_PAYABLE' and party = 'COLLECTION'
    ) b on b.store_id = f.store_id and b.party_id = f.id
    where coalesce(-b.amount, 0) <> coalesce(f.owed, 0)
    union all
    select format('collection %s of store %s has %s orders over %s, and says %s over %s', f.id, f.store_id,
      coalesce(t.count, 0), coalesce(t.amount, 0), f.order_count, f.amount + f.credit_amount - f.claims_amount)
    from fee_collections f left join (
      select store_id, collection_id, count(*) as count, sum(amount) as amount, sum(fee_amount) as fee_amount,
        sum(tax_amount) as tax_amount
      from fee_collection_orders where ${of(sql`store_id`)} group by 1, 2
    ) t on t.store_id = f.store_id and t.collection_id = f.id
    where ${of(sql`f.store_id`)} and (coalesce(t.count, 0) <> f.order_count
      or coalesce(t.amount, 0) <> f.amount + f.credit_amount - f.claims_amount
      or coalesce(t.fee_amount, 0) <> f.fee_amount or coalesce(t.tax_amount, 0) <> f.tax_amount)
    union all
    select format('collection %s of store %s asks for claims of %s, which are %s', f.id, f.store_id, f.claims_amount,
      coalesce(c.amount, 0))
    from fee_collections f left join (
      select store_id, collection_id, sum(amount) as amount from fee_collection_claims where ${of(sql`store_id`)} group by 1, 2
    ) c on c.store_id = f.store_id and c.collection_id = f.id
    where ${of(sql`f.store_id`)} and f.claims_amount <> coalesce(c.amount, 0)
    union all
    select format('order %s of store %s is charged in %s collections', order_id, store_id, count(*))
    from fee_collection_orders where ${of(sql`store_id`)} and base_amount <> 0
    group by store_id, order_id having count(*) > 1
    union all
    select format('order %s in collection %s: %s, moved in the book: %s', coalesce(t.order_id, l.order_id),
      coalesce(t.collection_id, l.collection_id), t.amount, l.amount)
    from (
      select store_id, collection_id, order_id, amount from fee_collection_orders where ${of(sql`store_id`)}
    ) t full join (
      select p.store_id, p.cause_id as collection_id, l.party_id as order_id, l.amount
      from postings p join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = p.id and l.party = 'ORDER'
      where ${of(sql`p.store_id`)} and p.cause = 'COLLECTION'
    ) l on l.store_id = t.store_id and l.collection_id = t.collection_id and l.order_id = t.order_id
    where t.amount is distinct from l.amount
    union all
    select format('collection %s of store %s is %s, its payment %s is %s', f.id, f.store_id, f.state, f.payment_id, p.state)
    from fee_collections f left join fee_payments p on ${of(sql`p.store_id`)} and p.id = f.payment_id
    where ${of(sql`f.store_id`)} and f.payment_id is not null and not coalesce(case f.state
      when 'UNPAID' then p.state in ('OPEN', 'REFUSED')
      when 'WAITING_VERIFICATION' then p.state = 'SUBMITTED'
      when 'PAID' then p.state = 'VERIFIED' end, false)
    union all
    select format('collection %s of store %s waits for verification without a payment', id, store_id)
    from fee_collections where ${of(sql`store_id`)} and state = 'WAITING_VERIFICATION' and payment_id is null
    union all
    select format('payment %s of store %s has received %s, in the book: %s', coalesce(p.id, l.id),
      coalesce(p.store_id, l.store_id), p.received_amount, l.amount)
    from (
      select store_id, id, received_amount from fee_payments where ${of(sql`store_id`)} and state = 'VERIFIED'
    ) p full join (
      select p.store_id, p.cause_id as id, -l.amount as amount from postings p
      join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = p.id and l.account = 'TILL'
      where ${of(sql`p.store_id`)} and p.cause = 'COLLECTION_PAID'
    ) l on l.store_id = p.store_id and l.id = p.id
    where p.received_amount is distinct from l.amount`;
