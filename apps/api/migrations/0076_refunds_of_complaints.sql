-- What went back after the delivery, by complaints: at most what the order came to, which it leaves alone.
alter table orders add column complaint_refund_amount numeric(15, 0) not null default 0;
alter table orders add constraint orders_complaint_refund_amount_check
  check (complaint_refund_amount between 0 and total_amount) not valid;
