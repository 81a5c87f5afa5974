/** What the seed does not name and the numbers need: what for, and the calls. */
export const analyticsCalls: readonly (readonly [string, ...string[]])[] = [
  [
    'what is behind the figures',
    'GET /api/stores/seller-analytics/products',
    'GET /api/stores/seller-analytics/orders',
    'GET /api/stores/seller-analytics/export',
    'GET /api/stores/seller-performance/orders',
  ],
  [
    'who buys, and who no longer does',
    'GET /api/stores/buyer-analytics',
    'GET /api/stores/buyer-analytics/detail',
    'POST /api/stores/buyer-analytics/note/save',
  ],
];
