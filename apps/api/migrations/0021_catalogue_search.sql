-- How many units a product has: what a store lists of it, held against this, says whether anything is left to list.
alter table products add column unit_count integer not null default 0;
create or replace view product_texts as
select p.id as product_id,
  lower(concat_ws(' ', b.name, p.name,
    (select string_agg(v.name, ' ' order by v.id) from product_variants v where v.product_id = p.id and v.name <> ''),
    (select string_agg(c.barcode_number, ' ' order by c.barcode_number)
      from product_variants v join product_units u on u.variant_id = v.id
      join barcodes c on c.product_unit_id = u.id where v.product_id = p.id))) as search_text,
  (select count(*)::int from product_variants v join product_units u on u.variant_id = v.id
    where v.product_id = p.id) as unit_count
from products p join brands b on b.id = p.brand_id;
update products p set unit_count = t.unit_count from product_texts t where t.product_id = p.id;
create index products_name on products (lower(name), id);

-- Words a product can be found by. Barcodes are found as they are: nobody means another one than the one typed.
create view words_of_catalogue as
select distinct p.id as product_id, w as word
from products p cross join regexp_split_to_table(p.search_text, '[^[:alnum:]]+') w
where length(w) > 1 and w !~ '^[0-9]{8,}$';
insert into search_words (word) select distinct word from words_of_catalogue on conflict do nothing;

create index search_histories_newest on search_histories (user_id, store_id, kind, searched_at desc);
create index product_lookups_day on product_lookups (day);

create index stores_sellers_of_city on stores (city_id) where is_seller;
create index city_sales_store on city_sales (store_id);
-- city_sales added up for a city (city:3), a province (province:Bali) and the country (all), the most wanted first.
create table area_sales (
  area text collate "C" not null,
  product_unit_id bigint not null references product_units,
  stores integer not null,
  orders integer not null,
  score double precision not null,
  primary key (area, product_unit_id)
);
create index area_sales_best on area_sales (area, score desc, product_unit_id);
