-- A buyer's word that they have paid is no money: it waits for an operator, or for whoever else confirms it.
alter table order_history add column operator_id bigint references operators;
create index orders_waiting_verification on orders (id)
  where payment_status = 'WAITING_VERIFICATION' and payment_method = 'TRANSFER';
