-- What a payout keeps of what the marketplace has paid to buyers for the store: the rest is transferred, or nothing.
alter table payout_attempts add column deducted numeric(15, 0) not null default 0;
alter table payout_attempts drop constraint payout_attempts_amount_check;
alter table payout_attempts add constraint payout_attempts_amount_check
  check (amount >= 0 and deducted >= 0 and amount + deducted > 0) not valid;
