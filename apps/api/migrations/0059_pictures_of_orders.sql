-- The first two categories of goods in an order: a list draws them. Orders of before have none.
alter table orders add column goods_categories text[] not null default '{}';
