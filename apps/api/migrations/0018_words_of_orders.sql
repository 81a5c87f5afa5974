-- Buyer and goods of what has arrived in words, each once, as 0017 counted them; the number is found by itself.
create view words_of_orders as
select distinct o.store_id, o.id as order_id, w as word
from orders o
cross join regexp_split_to_table(substr(o.search_text, length(o.order_number) + 2), '[^[:alnum:]]+') w
where o.arrived_at is not null and length(w) > 1;
