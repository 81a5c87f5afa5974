-- What the operator has set; a name that is not here has the default of the code.
create table configuration (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
