/** The accounting service in the words of the seed. */
export const namedAccountingCalls: readonly (readonly [string, ...string[]])[] = [
  ['accounting: registration check', 'GET /accounting/registration/check'],
  ['accounting: setup-with-code', 'POST /accounting/setup-with-code'],
  [
    'list and select database',
    'GET /accounting/databases/list',
    'POST /accounting/databases/select',
  ],
  [
    'list and select warehouse',
    'GET /accounting/warehouses/list',
    'POST /accounting/warehouses/select',
  ],
  [
    'product-mapping: summary, list, unregistered items, confirm-pre-inbound, remove, save-to-accurate, unregistered marketplace inventory',
    'GET /accounting/product-mapping/summary',
    'GET /accounting/product-mapping/list',
    'GET /accounting/product-mapping/unregistered-items',
    'POST /accounting/product-mapping/confirm-pre-inbound',
    'POST /accounting/product-mapping/remove',
    'POST /accounting/product-mapping/save-to-accurate',
    'GET /accounting/product-mapping/unregistered-marketplace-inventory',
  ],
];

/** What the seed does not name and kept books need: what for, and the calls. */
export const accountingCalls: readonly (readonly [string, ...string[]])[] = [
  [
    'the key of accounting, and a number on Home',
    'POST /api/stores/accounting-key',
    'GET /api/stores/accounting-summary',
  ],
  [
    'in and out, and how it is kept',
    'POST /accounting/setup/begin',
    'GET /accounting/registration/whose',
    'POST /accounting/disconnect',
    'POST /accounting/settings/save',
  ],
  [
    'what could be linked, and in bulk',
    'POST /accounting/items/read',
    'GET /accounting/product-mapping/suggestions',
    'POST /accounting/product-mapping/relink',
    'POST /accounting/product-mapping/marketplace-create-inventory',
  ],
  [
    'why the books differ',
    'GET /accounting/reconciliation/list',
    'POST /accounting/reconciliation/settle',
    'POST /accounting/reconciliation/compare',
    'GET /accounting/reconciliation/export',
  ],
  [
    'what moved and what failed',
    'GET /accounting/sync/log',
    'POST /accounting/sync/retry',
    'GET /accounting/sync/export',
  ],
];
