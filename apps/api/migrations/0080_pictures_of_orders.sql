-- What the first two lines of an order are, by their categories: a list draws them. Orders of before have none.
alter table orders add column goods_categories text[] not null default '{}';
