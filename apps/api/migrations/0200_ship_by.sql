-- Until when an accepted order should be on its way; the promise beside it moves when a delivery is tried again. Null on orders of before.
alter table orders add column ship_by timestamptz;
