-- What somebody may type to find a product: brand, name, variants, barcodes, in small letters.
alter table products add column search_text text not null default '';
create view product_texts as
select p.id as product_id,
  lower(concat_ws(' ', b.name, p.name,
    (select string_agg(v.name, ' ' order by v.id) from product_variants v where v.product_id = p.id and v.name <> ''),
    (select string_agg(c.barcode_number, ' ' order by c.barcode_number)
      from product_variants v join product_units u on u.variant_id = v.id
      join barcodes c on c.product_unit_id = u.id where v.product_id = p.id))) as search_text
from products p join brands b on b.id = p.brand_id;
update products p set search_text = t.search_text from product_texts t where t.product_id = p.id;
create index products_search on products using gin (search_text gin_trgm_ops);
create index products_category on products (category_id);

alter table inventories
  add column product_id bigint references products,
  add column price_changed_at timestamptz not null default now(),
  add column updated_by bigint references users on delete set null;
update inventories i set product_id = v.product_id, price_changed_at = i.updated_at
from product_variants v where v.id = i.variant_id;
alter table inventories alter column product_id set not null;
create index inventories_product on inventories (store_id, product_id);
create index inventories_price_age on inventories (store_id, price_changed_at, id);

-- A product in a store, with what its lists are ordered, narrowed and found by: joined from the catalogue a page
-- would cost as much as all products of the store. `active` and `inactive` count its listings.
create table store_products (
  store_id bigint not null references stores,
  product_id bigint not null references products,
  category_id bigint not null references categories,
  brand_id bigint not null references brands,
  sort_name text not null,
  search_text text not null,
  active integer not null default 0 check (active >= 0),
  inactive integer not null default 0 check (inactive >= 0),
  created_at timestamptz not null default now(),
  primary key (store_id, product_id)
);
create view products_of_stores as
select i.store_id, i.product_id, p.category_id, p.brand_id, lower(p.name) as sort_name, p.search_text,
  count(*) filter (where i.state = 'ACTIVE')::int as active,
  count(*) filter (where i.state = 'INACTIVE')::int as inactive,
  min(i.created_at) as created_at
from inventories i join products p on p.id = i.product_id
group by i.store_id, i.product_id, p.id;
insert into store_products select * from products_of_stores;
create index store_products_name on store_products (store_id, sort_name, product_id);
create index store_products_category on store_products (store_id, category_id, sort_name, product_id);
create index store_products_brand on store_products (store_id, brand_id, sort_name, product_id);
create index store_products_inactive on store_products (store_id, sort_name, product_id) where inactive > 0;
create index store_products_newest on store_products (store_id, created_at desc, product_id);
-- From the catalogue to all stores that list a product.
create index store_products_product on store_products (product_id, store_id) include (active, inactive);
create index store_products_search on store_products using gin (store_id, search_text gin_trgm_ops);

-- Exact, kept with every change: listings by state, and products that have a listing in that state.
create table inventory_counters (
  store_id bigint primary key references stores,
  active integer not null default 0,
  inactive integer not null default 0,
  products integer not null default 0,
  products_active integer not null default 0,
  products_inactive integer not null default 0
);
create view counters_of_inventories as
select store_id, sum(active)::int as active, sum(inactive)::int as inactive, count(*)::int as products,
  count(*) filter (where active > 0)::int as products_active,
  count(*) filter (where inactive > 0)::int as products_inactive
from store_products group by store_id;
insert into inventory_counters select * from counters_of_inventories;

-- In how many products of a store each word occurs, as order_words has it of orders.
create table product_words (
  store_id bigint not null references stores,
  word text not null,
  products integer not null,
  primary key (word, store_id) include (products)
);
create view words_of_products as
select distinct s.store_id, s.product_id, w as word
from store_products s cross join regexp_split_to_table(s.search_text, '[^[:alnum:]]+') w
where length(w) > 1;
insert into product_words select store_id, word, count(*)::int from words_of_products group by 1, 2;
insert into search_words (word) select distinct word from product_words on conflict do nothing;

-- What is running out or gone is looked for often and is little.
create index stocks_low on stocks (store_id, variant_id) where stock - reserved <= low_stock_level;
create index stocks_available on stocks (store_id, (stock - reserved), variant_id);

create type inventory_change_kind as enum (
  'CREATED', 'PRICE', 'COST_PRICE', 'PRICE_TIERS', 'MINIMUM_ORDER', 'LOW_STOCK_LEVEL', 'STATE'
);
create type inventory_change_source as enum ('SCREEN', 'BULK', 'IMPORT', 'ACCOUNTING');
-- Everything about a listing but its stock, which has the ledger.
create table inventory_changes (
  store_id bigint not null,
  id bigint generated by default as identity,
  inventory_id bigint not null,
  variant_id bigint not null,
  kind inventory_change_kind not null,
  source inventory_change_source not null,
  before jsonb,
  after jsonb,
  user_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, inventory_id) references inventories on delete cascade
);
create index inventory_changes_listing on inventory_changes (store_id, inventory_id, id desc);
create index inventory_changes_variant on inventory_changes (store_id, variant_id, id desc);
alter table stock_ledger add column source inventory_change_source;

create type search_kind as enum ('INVENTORY', 'CATALOGUE');
create table search_histories (
  user_id bigint not null references users on delete cascade,
  store_id bigint not null references stores,
  kind search_kind not null,
  query text not null,
  searched_at timestamptz not null default now(),
  primary key (user_id, store_id, kind, query)
);

-- Buyers who looked for something a store had little or nothing of, once a day each.
create table product_lookups (
  store_id bigint not null references stores,
  variant_id bigint not null references product_variants,
  day date not null,
  buyer_store_id bigint not null references stores,
  primary key (store_id, variant_id, day, buyer_store_id)
);

-- What each store of a city sold of a unit in the last 28 days; made anew by a sweep.
create table city_sales (
  city_id bigint not null references cities,
  product_unit_id bigint not null references product_units,
  store_id bigint not null references stores,
  orders integer not null,
  last_price numeric(12, 0) not null,
  primary key (city_id, product_unit_id, store_id)
);
