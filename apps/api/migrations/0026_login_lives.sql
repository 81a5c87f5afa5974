-- A login that was handed over ends with the one it came from, however that ends.
alter table tokens add column parent_hash bytea references tokens on delete cascade;
create index tokens_parent on tokens (parent_hash) where parent_hash is not null;
