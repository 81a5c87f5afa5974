/** What the seed does not name and a store’s own systems need: what for, and the calls. */
export const integrationCalls: readonly (readonly [string, ...string[]])[] = [
  [
    'keys of a store’s own systems, and what they are told',
    'GET /api/api-keys/list',
    'POST /api/api-keys/create',
    'POST /api/api-keys/revoke',
    'GET /api/api-keys/calls',
    'GET /api/webhooks/list',
    'POST /api/webhooks/create',
    'POST /api/webhooks/update',
    'POST /api/webhooks/pause',
    'POST /api/webhooks/rotate-secret',
    'POST /api/webhooks/delete',
    'POST /api/webhooks/test',
    'GET /api/webhooks/deliveries',
    'GET /api/webhooks/delivery',
    'POST /api/webhooks/resend',
  ],
];
