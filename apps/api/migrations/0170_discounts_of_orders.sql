-- What a line's discounts come to; who writes none, as the release before, takes nothing off.
alter table order_lines add column discount numeric(15, 0) not null default 0;
alter table order_lines drop constraint order_lines_check1;
alter table order_lines add constraint order_lines_total_check
  check (discount >= 0 and line_total = unit_price * quantity - discount) not valid;

-- Taken off in this order, each of what those before it have left.
create type order_discount_kind as enum ('PROMOTION', 'VOLUME', 'VOUCHER');

-- What was taken off a line of an order, and for what: as it was ordered, and as it is for what is left of the line.
create table order_discounts (
  store_id bigint not null,
  order_id bigint not null,
  order_line_id bigint not null,
  kind order_discount_kind not null,
  -- The promotion, or the store's voucher or volume deal.
  source_id bigint not null,
  name text not null,
  -- Units of the line that a promotion's quota was taken for; all of it where there is no such quota.
  ordered_quantity integer not null check (ordered_quantity >= 0),
  quantity integer not null check (quantity between 0 and ordered_quantity),
  ordered_amount numeric(15, 0) not null,
  amount numeric(15, 0) not null check (amount between 0 and ordered_amount),
  -- What of it the marketplace pays.
  ordered_platform_amount numeric(15, 0) not null check (ordered_platform_amount between 0 and ordered_amount),
  platform_amount numeric(15, 0) not null check (platform_amount between 0 and amount),
  primary key (store_id, order_id, order_line_id, kind, source_id),
  foreign key (store_id, order_id, order_line_id) references order_lines
);
-- What came of a promotion or a voucher.
create index order_discounts_source on order_discounts (store_id, kind, source_id, order_id);
