-- What a store did not sell although it was ordered, by the day it was lost on in the store's zone, by why, and by product; variant 0
-- is all goods of the orders together. Kept with the moves, so that a quarter of a large store is read as fast as a small one's.
create table order_losses (
  store_id bigint not null references stores,
  day date not null,
  -- The reason of a rejection, or expired, or lowered.
  cause text not null,
  variant_id bigint not null,
  orders integer not null check (orders >= 0),
  -- In base units.
  quantity bigint not null check (quantity >= 0),
  amount numeric(15, 0) not null check (amount >= 0),
  primary key (store_id, day, cause, variant_id)
);
create index order_losses_of_all_goods on order_losses (store_id, day) include (cause, orders, amount) where variant_id = 0;
