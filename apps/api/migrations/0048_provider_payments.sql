-- What a payment provider has told of, with what became of the money.
create type provider_payment_outcome as enum ('BOOKED', 'GIVEN_BACK', 'TO_JUDGE');
create type provider_payment_doubt as enum (
  'ORDER_UNKNOWN', 'NOT_BY_TRANSFER', 'PAID_BY_OPERATOR', 'PAID_BY_REFERENCE', 'AMOUNT_DIFFERS', 'REFERENCE_REUSED'
);
create type provider_payment_verdict as enum ('FOR_THE_ORDER', 'GIVEN_BACK', 'NOT_OURS');
create table provider_payments (
  id bigint generated always as identity primary key,
  reference text not null,
  order_id bigint not null,
  amount numeric(15, 0) not null check (amount > 0),
  -- With whom the order lies; none where there is no such order.
  store_id bigint,
  outcome provider_payment_outcome not null,
  doubt provider_payment_doubt,
  -- What had paid the order before, where that was a payment of its own.
  paid_by_reference text,
  created_at timestamptz not null default now(),
  judged_at timestamptz,
  judged_by bigint,
  verdict provider_payment_verdict,
  note text,
  unique (reference, order_id, amount)
);
-- Each reference once; one that comes for another order or amount is kept beside it, for an operator.
create unique index provider_payments_reference on provider_payments (reference)
  where doubt is distinct from 'REFERENCE_REUSED';
create index provider_payments_to_judge on provider_payments (id) where outcome = 'TO_JUDGE' and judged_at is null;
create index provider_payments_given_back on provider_payments (id) where outcome = 'GIVEN_BACK';
create index provider_payments_store on provider_payments (store_id);
-- The same beside the order: on a distributed database the two are committed one after the other, and the order's row is
-- what counts.
alter table order_history add column payment_reference text;
-- Money that an order did not need, in and out at once; its cause is the payment.
alter type book_cause add value 'STRAY_PAYMENT';
