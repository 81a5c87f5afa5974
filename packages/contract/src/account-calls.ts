/** What the seed does not name and a person needs, to learn and to keep an account safe: what for, and the calls. */
export const accountCalls: readonly (readonly [string, ...string[]])[] = [
  [
    'articles, and what they leave open',
    'GET /api/education/list',
    'GET /api/education/detail',
    'POST /api/education/vote',
    'GET /api/content/facts',
  ],
  [
    'becoming a seller',
    'POST /api/registration/code',
    'POST /api/registration/person',
    'GET /api/store-registrations/list',
    'POST /api/store-registrations/create',
    'POST /api/store-registrations/send',
  ],
  [
    'a person’s own account',
    'GET /api/account/detail',
    'POST /api/account/rename',
    'POST /api/account/password',
    'GET /api/account/logins',
    'POST /api/account/logins/end',
    'POST /api/account/logins/end-others',
    'POST /api/account/proof/code',
    'POST /api/account/proof',
    'POST /api/account/second-factor/begin',
    'POST /api/account/second-factor/confirm',
    'POST /api/account/second-factor/recovery-codes',
    'POST /api/account/second-factor/remove',
  ],
];
