-- The demand that an order came of: seller and price were agreed before it was placed.
alter table orders add column tender_id bigint;
