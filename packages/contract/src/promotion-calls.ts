/** What the seed does not name and promotions and vouchers need: what for, and the calls. */
export const promotionCalls: readonly (readonly [string, ...string[]])[] = [
  [
    'taking part in promotions',
    'GET /api/promotions/candidates',
    'POST /api/promotions/join',
    'POST /api/promotions/leave',
    'GET /api/promotions/summary',
  ],
  [
    'a store’s own vouchers and volume deals',
    'GET /api/vouchers/list',
    'GET /api/vouchers/detail',
    'POST /api/vouchers/save',
    'POST /api/vouchers/pause',
    'POST /api/vouchers/end',
    'GET /api/vouchers/buyers',
  ],
];
