-- The most that the marketplace pays of a promotion in one store; from there on the discount is the store's.
alter table promotions add column platform_limit numeric(12, 0) not null default 0 check (platform_limit >= 0);
