-- outside a transaction
-- What an order is found by, beside it: with the text in its own row every move of an order wrote the text's index anew.
-- Without a foreign key: nobody who moves an order waits for who writes its text, nor the other way round.
create table if not exists order_texts (
  store_id bigint not null,
  order_id bigint not null,
  search_text text not null,
  primary key (store_id, order_id)
);

-- Orders that have come to their seller and are not among texts and counted words yet: placing an order waits for
-- no word. A search looks at these one by one.
create table if not exists orders_to_index (
  store_id bigint not null,
  order_id bigint not null,
  primary key (store_id, order_id)
);

-- Processes of before this count words and write no text; a day later they are gone, and what is missing is written.
create table if not exists order_texts_missed (
  arrived_after timestamptz not null,
  due_at timestamptz not null
);
insert into order_texts_missed select now() - interval '1 hour', now() + interval '1 day'
where not exists (select from order_texts_missed);

insert into order_texts select store_id, id, search_text from orders where arrived_at is not null
on conflict do nothing;
create index concurrently if not exists order_texts_alike on order_texts using gin (store_id, search_text gin_trgm_ops);
