-- A change of many listings that is looked at before it is made, and can be taken back for an hour after.
create type inventory_plan_state as enum ('READING', 'READY', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE');
create type inventory_plan_verdict as enum ('NEW', 'CHANGED', 'UNCHANGED', 'REFUSED');
create type inventory_plan_outcome as enum ('APPLIED', 'SKIPPED', 'UNDONE', 'KEPT');

create table inventory_plans (
  store_id bigint not null references stores,
  id uuid not null default gen_random_uuid(),
  source inventory_change_source not null,
  state inventory_plan_state not null default 'READING',
  file_name text,
  -- The heads of the file's columns, for the file of what was refused.
  heads text[],
  -- How many rows have each verdict, guard and outcome, so that nobody counts 200,000 of them to show a page.
  counts jsonb not null default '{}',
  -- The job that applies or undoes it.
  job_id uuid,
  user_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  primary key (store_id, id)
);
create index inventory_plans_newest on inventory_plans (store_id, created_at desc, id);

create table inventory_plan_rows (
  store_id bigint not null,
  plan_id uuid not null,
  place integer not null,
  -- What the file has, and what could not be read of it.
  cells text[],
  read_reasons jsonb not null default '[]',
  -- What is wanted; null: stays.
  price numeric(20, 0),
  cost_price numeric(20, 0),
  stock numeric(20, 0),
  minimum_order numeric(20, 0),
  state inventory_state,
  -- What a rule began from: whoever changed it since is not overruled, and what was sold since stays sold.
  seen_version integer,
  seen_pieces integer,
  -- What it is about, as it was when the plan was made.
  product_unit_id bigint,
  product_id bigint,
  variant_id bigint,
  base_quantity integer,
  inventory_id bigint,
  version integer,
  old_price numeric(12, 0),
  old_cost_price numeric(12, 0),
  old_pieces integer,
  reserved integer,
  old_minimum_order integer,
  old_state inventory_state,
  -- By how many pieces the shelf changes.
  stock_change integer not null default 0,
  smaller_piece_price double precision,
  verdict inventory_plan_verdict not null default 'REFUSED',
  guards text[] not null default '{}',
  reasons jsonb not null default '[]',
  outcome inventory_plan_outcome,
  outcome_reason text,
  primary key (store_id, plan_id, place),
  foreign key (store_id, plan_id) references inventory_plans on delete cascade
) with (fillfactor = 70);
-- By product, as they are applied.
create index inventory_plan_rows_product on inventory_plan_rows (store_id, plan_id, product_id, product_unit_id);
