-- By how much a store's money with others has changed in each hour, and what buyers paid in it: kept with the postings, so that
-- the balance of any day is known without adding up all that came after. Zones are whole hours apart, so a day of any is whole hours.
create table book_hours (
  store_id bigint not null references stores,
  hour timestamptz not null,
  change numeric(15, 0) not null,
  received numeric(15, 0) not null,
  primary key (store_id, hour)
);
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
