-- A complaint gives money back, and the fee on it; the store hands it over itself, or the marketplace does and asks the store.
alter type book_cause add value 'COMPLAINT_REFUND';
alter type book_cause add value 'COMPLAINT_FEE';
alter type book_cause add value 'REFUND_HANDED_OVER';
alter type book_cause add value 'REFUND_CLAIMED';
