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
    'the report of a week',
    'GET /api/stores/seller-analytics/report',
    'GET /api/stores/weekly-report',
    'POST /api/stores/weekly-report',
  ],
  ['what the week that comes may bring', 'GET /api/stores/seller-analytics/forecast'],
  ['what Home shows of them', 'GET /api/stores/seller-analytics/home'],
  [
    'who buys, and who no longer does',
    'GET /api/stores/buyer-analytics',
    'GET /api/stores/buyer-analytics/detail',
    'POST /api/stores/buyer-analytics/note/save',
  ],
];
