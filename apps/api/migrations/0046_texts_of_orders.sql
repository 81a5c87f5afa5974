-- What an order is found by, beside it: with the text in its own row every move of an order wrote the text's index anew.
create table order_texts (
  store_id bigint not null,
  order_id bigint not null,
  search_text text not null,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references orders
);

-- Orders that have come to their seller and are not among texts and counted words yet: placing an order waits for
-- no word. A search looks at these one by one.
create table orders_to_index (
  store_id bigint not null,
  order_id bigint not null,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references orders
);

-- Processes of before this count words and write no text; a day later they are gone, and what is missing is written.
create table order_texts_missed (
  arrived_after timestamptz not null,
  due_at timestamptz not null
);
insert into order_texts_missed values (now() - interval '1 hour', now() + interval '1 day');

insert into order_texts select store_id, id, search_text from orders where arrived_at is not null;
create index order_texts_alike on order_texts using gin (store_id, search_text gin_trgm_ops);
