/** What the seed does not name and work on many listings needs: what for, and the calls. */
export const inventoryCalls: readonly (readonly [string, ...string[]])[] = [
  [
    'plans of many listings at once',
    'POST /api/inventories/plans/create',
    'GET /api/inventories/plans/listings',
    'GET /api/inventories/stock-takes/shelves',
    'POST /api/inventories/stock-takes/judge',
    'POST /api/inventories/stock-takes/finish',
    'GET /api/inventories/plans/list',
    'GET /api/inventories/plans/detail',
    'POST /api/inventories/plans/fix',
    'POST /api/inventories/plans/apply',
    'POST /api/inventories/plans/call-off',
    'POST /api/inventories/plans/undo',
    'GET /api/inventories/plans/refused',
  ],
  [
    'price book for several stores',
    'POST /api/inventories/copies/create',
    'GET /api/inventories/copies/detail',
    'GET /api/inventories/copies/list',
    'GET /api/inventories/price-rules/list',
    'GET /api/inventories/price-rules/stores',
    'POST /api/inventories/price-rules/save',
    'POST /api/inventories/price-rules/delete',
    'POST /api/inventories/price-rules/propose',
  ],
];
