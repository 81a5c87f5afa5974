create type invoice_kind as enum ('INVOICE', 'CREDIT_NOTE');

-- The last number given to a store in a year. It is raised in the transaction that writes the invoice, so that none is left out.
create table invoice_counters (
  store_id bigint not null references stores,
  kind invoice_kind not null,
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (store_id, kind, year)
);

-- What stood on it when it was made; nothing changes it. A credit note takes back an invoice of its order or a part of it.
create table invoices (
  store_id bigint not null,
  kind invoice_kind not null,
  year integer not null,
  number integer not null,
  order_id bigint not null,
  amount numeric(15, 0) not null check (amount >= 0),
  content jsonb not null,
  -- The invoice that a credit note is about.
  invoice_year integer,
  invoice_number integer,
  created_at timestamptz not null default now(),
  primary key (store_id, kind, year, number),
  check ((kind = 'CREDIT_NOTE') = (invoice_year is not null) and (invoice_year is null) = (invoice_number is null)),
  foreign key (store_id, order_id) references orders
);
create index invoices_order on invoices (store_id, order_id);
