-- A payout leaves the escrow; it arrives at the bank; it comes back.
alter type book_cause add value 'PAYOUT_SENT';
alter type book_cause add value 'PAYOUT_ARRIVED';
alter type book_cause add value 'PAYOUT_FAILED';
