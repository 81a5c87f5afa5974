-- The words that orders can be found by, each once: what is typed is held against these first.
create table search_words (
  word text collate "C" primary key
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- How many orders of a store have a word: known before anything is looked for, a search is never counted row by row.
create table order_words (
  store_id bigint not null references stores,
  word text collate "C" not null,
  orders integer not null check (orders > 0),
  primary key (store_id, word)
);

insert into order_words (store_id, word, orders)
select o.store_id, w, count(distinct o.id)::int
from orders o
cross join regexp_split_to_table(substr(o.search_text, length(o.order_number) + 2), '[^[:alnum:]]+') w
where o.arrived_at is not null and length(w) > 1
group by 1, 2;
insert into search_words (word) select distinct word from order_words;
