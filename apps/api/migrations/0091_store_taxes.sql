-- What a store says on its invoices about taxes; nothing where there is no row.
create table store_taxes (
  store_id bigint primary key references stores,
  charges_ppn boolean not null,
  shows_pph22 boolean not null,
  taxpayer_name text not null,
  -- NPWP or NIK, digits alone.
  tax_number text not null,
  updated_at timestamptz not null default now(),
  check (not (charges_ppn or shows_pph22) or (taxpayer_name <> '' and tax_number ~ '^\d{15,16}$'))
);
