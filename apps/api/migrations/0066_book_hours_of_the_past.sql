-- What was posted before. By itself: beside the making of the table it would hold up whoever changes a store for as long as it takes.
insert into book_hours (store_id, hour, change, received)
select store_id, hour, change, received from (
  select p.store_id, date_trunc('hour', p.created_at, 'UTC') as hour,
    coalesce(sum(l.amount) filter (where l.account in
      ('ESCROW', 'PAYOUT_TRANSIT', 'DRIVER_CASH', 'LOGISTIC_CASH', 'RECEIVABLE')), 0) as change,
    coalesce(sum(l.amount) filter (where l.amount > 0 and p.cause::text in ('PAYMENT', 'DELIVERED', 'TERM_PAYMENT')
      and l.account in ('ESCROW', 'DRIVER_CASH', 'LOGISTIC_CASH', 'TILL')), 0) as received
  from postings p join posting_lines l on l.store_id = p.store_id and l.posting_id = p.id
  group by 1, 2
) h where change <> 0 or received <> 0;
