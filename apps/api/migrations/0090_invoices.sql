create type invoice_kind as enum ('INVOICE', 'CREDIT_NOTE');

-- The last number given to a store in a year. It is raised in the transaction that writes the invoice, so that none is left out.
create table invoice_counters (
  store_id bigint not null references stores,
  kind invoice_kind not null,
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (store_id, kind, year)
);

-- What stood on it when it was made; nothing changes it. A credit note says that the invoice of its order no longer holds.
create table invoices (
  store_id bigint not null,
  order_id bigint not null,
  kind invoice_kind not null,
  year integer not null,
  number integer not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  primary key (store_id, order_id, kind),
  unique (store_id, kind, year, number),
  foreign key (store_id, order_id) references orders
);
