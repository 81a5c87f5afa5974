-- The proof of a store's payment to the marketplace: its owner's alone.
alter type file_purpose add value 'fee_payment_proof';
