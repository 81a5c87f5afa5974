-- What the marketplace has paid to buyers for the store, and no payout has settled, is asked for with the fees of a week.
alter table fee_collections add column claims_amount numeric(15, 0) not null default 0 check (claims_amount >= 0);
alter table fee_collections drop constraint fee_collections_order_count_check;
alter table fee_collections add constraint fee_collections_order_count_check
  check (order_count > 0 or claims_amount > 0) not valid;
alter table fee_collections drop constraint fee_collections_check;
alter table fee_collections add constraint fee_collections_check
  check (amount = fee_amount + tax_amount + correction_amount + claims_amount - credit_amount) not valid;
