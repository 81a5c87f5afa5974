-- outside a transaction
-- What was told of one order is judged together.
create index concurrently if not exists provider_payments_order on provider_payments (order_id);
-- Money that is in the book already: an operator verified it, or the same reference has brought it.
alter type provider_payment_verdict add value if not exists 'ALREADY_COUNTED';
