-- By how much a store's money with others has changed in each hour, and what buyers paid in it: kept with the postings, so that
-- the balance of any day is known without adding up all that came after. Zones are whole hours apart, so a day of any is whole hours.
create table book_hours (
  store_id bigint not null references stores,
  hour timestamptz not null,
  change numeric(15, 0) not null,
  received numeric(15, 0) not null,
  primary key (store_id, hour)
);
