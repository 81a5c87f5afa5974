-- For lists over all stores of a person: products of all stores by name, kept for the walk that names the condition.
-- It always holds; without it these would be taken for lists of one store too.
create index store_products_walk on store_products (sort_name, product_id, store_id)
  include (active, inactive) where active + inactive >= 0;
create index store_products_walk_inactive on store_products (sort_name, product_id, store_id)
  include (active, inactive) where active + inactive >= 0 and inactive > 0;
