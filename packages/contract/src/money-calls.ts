/** What the seed does not name and a book of money needs: what for, and the calls. */
export const moneyCalls: readonly (readonly [string, ...string[]])[] = [
  ['what a fee comes from, line by line', 'GET /api/fee-collections/transactions/detail'],
  [
    'where the money is',
    'GET /api/money/balance',
    'GET /api/money/holdings',
    'GET /api/money/postings',
    'GET /api/money/postings/export',
    'GET /api/orders/money',
  ],
  [
    'where money goes',
    'POST /api/stores/bank-accounts/send-code',
    'POST /api/stores/bank-accounts/verify',
    'POST /api/stores/bank-accounts/approve',
    'POST /api/disbursement-banks/select',
    'GET /api/money/payouts',
    'GET /api/money/payouts/detail',
    'POST /api/money/payouts/retry',
    'POST /api/payouts/provider/notify',
  ],
  [
    'who owes on terms, and which driver has cash',
    'GET /api/money/credit-book',
    'GET /api/money/credit-book/detail',
    'POST /api/money/credit-book/set-limit',
    'POST /api/money/credit-book/set-rules',
    'GET /api/money/driver-cash',
    'GET /api/money/driver-cash/detail',
    'POST /api/money/driver-cash/hand-in',
  ],
];
