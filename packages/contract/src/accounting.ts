import { z } from 'zod';
import {
  accountingProblems,
  accountingStages,
  accountingWorks,
  accurateScopes,
  invoicings,
  stockLeaders,
} from './accounting-words.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, says, uuid, version } from './fields.ts';
import { choice } from './order-row.ts';

/** All of it is for whoever may manage the store; the key says for which one. */
export const managesBooks = asSeller('store', 'MANAGE', { one: 'marketplace_store_id' });
export const ofBooks = { marketplace_store_id: id };

/** A long job under way or the last one, for who has no login to ask /api/jobs/detail with. */
const work = z.object({
  job_id: uuid,
  kind: z.enum(accountingWorks),
  state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED']),
  done: z.int(),
  total: z.int().nullable().meta({ description: 'Unknown until it has counted.' }),
  error_message: z.string().nullable(),
  created: z.int().meta({ description: 'Of CREATE_THERE: items that are there now.' }),
  refused: z
    .array(z.object({ name: z.string(), words: z.string() }))
    .meta({ description: 'Of CREATE_THERE: what Accurate took not, and its words; at most 100.' }),
  created_at: instant,
  finished_at: instant.nullable(),
});

const registration = z.object({
  stage: z.enum(accountingStages),
  problem: z.enum(accountingProblems).nullable().meta({ description: 'Of LOST: why.' }),
  account: z.object({ name: z.string(), email: z.string() }).nullable(),
  missing_scopes: z.array(z.enum(accurateScopes)),
  database: z.object({ id: z.string(), name: z.string() }).nullable(),
  warehouse: z.object({ id: z.string(), name: z.string() }).nullable(),
  stock_leader: z.enum(stockLeaders),
  invoicing: z.enum(invoicings),
  linked: z.int(),
  waiting: z.int().meta({ description: 'Differences that wait for a person.' }),
  connected_at: instant.nullable(),
  disconnected_at: instant
    .nullable()
    .meta({ description: 'Was linked before: its links are kept, and connecting goes on.' }),
  items_read_at: instant.nullable(),
  compared_at: instant.nullable(),
  work: work.nullable(),
  version: z.int(),
});
const registrationOf = z.object({ registration });

const check = endpoint({
  method: 'GET',
  path: '/accounting/registration/check',
  doc: 'How far the store is with Accurate, how it is set, and the long job under way or the last one.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject(ofBooks),
  response: registrationOf,
  errors: [],
});

const whose = endpoint({
  method: 'GET',
  path: '/accounting/registration/whose',
  doc: 'Which store and person a key speaks for. Whoever opens a link of the app is shown it, before anything of theirs is linked to that store.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject(ofBooks),
  response: z.object({
    store: z.object({ id, name: z.string() }),
    person: z.object({
      uuid,
      name: z.string(),
      phone_ending: z.string().meta({ description: 'The last four digits of their number.' }),
    }),
  }),
  errors: [],
});

const begin = endpoint({
  method: 'POST',
  path: '/accounting/setup/begin',
  doc: 'Where to send the browser for Accurate’s consent, with a state for one use within 15 minutes. It comes back to /integrate-accurate with `state`, and `code` or `error`. The state begins with the store’s id and a dot.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject(ofBooks),
  response: z.object({
    authorize_url: z.string(),
    state: z.string(),
    scopes: z.array(z.enum(accurateScopes)),
    expires_at: instant,
  }),
  errors: ['accounting_unreachable'],
  gives_secret: true,
  limits: [{ by: 'person', max: 60, seconds: 3600 }],
});

const setupWithCode = endpoint({
  method: 'POST',
  path: '/accounting/setup-with-code',
  doc: 'What Accurate sent the browser back with. A store that was linked before goes on with its database, warehouse and links, if they are those of this login. Sent again by the same person it is answered with how things stand.',
  access: managesBooks,
  by_accounting_key: true,
  body: z
    .strictObject({
      ...ofBooks,
      state: z.string().min(1, says('required')).max(200, says('too_long')),
      code: z.string().min(1, says('required')).max(500, says('too_long')).optional(),
      error: z
        .string()
        .max(200, says('too_long'))
        .optional()
        .meta({ description: 'As it came, such as access_denied.' }),
    })
    .refine((body) => Boolean(body.code) !== Boolean(body.error), {
      path: ['code'],
      error: says('required'),
    }),
  response: registrationOf,
  errors: [
    'accounting_state_unknown',
    'accounting_consent_denied',
    'accounting_consent_partial',
    'accounting_code_refused',
    'accounting_unreachable',
  ],
});

const disconnect = endpoint({
  method: 'POST',
  path: '/accounting/disconnect',
  doc: 'Nothing is sent or read any more; links, documents and the log are kept, and connecting again goes on from there. Done twice, it is answered alike.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject(ofBooks),
  response: registrationOf,
  errors: [],
});

const saveSettings = endpoint({
  method: 'POST',
  path: '/accounting/settings/save',
  doc: 'Who leads the stock, and whether each order is an invoice or each day: for what completes from now on.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({
    ...ofBooks,
    version,
    stock_leader: choice(stockLeaders).optional(),
    invoicing: choice(invoicings).optional(),
  }),
  response: registrationOf,
  errors: ['accounting_not_connected', 'accounting_conflict'],
});

const fromAccurate = [
  'accounting_not_connected',
  'accounting_reconnect_needed',
  'accounting_unreachable',
] as const;

const databases = endpoint({
  method: 'GET',
  path: '/accounting/databases/list',
  doc: 'The companies (Data Usaha) of the connected login, as Accurate lists them now.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject(ofBooks),
  response: z.object({
    databases: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        is_trial: z.boolean(),
        is_expired: z.boolean(),
        is_chosen: z.boolean(),
      }),
    ),
  }),
  errors: fromAccurate,
});

const theirId = z.string().regex(/^\d{1,18}$/, says('invalid'));

const selectDatabase = endpoint({
  method: 'POST',
  path: '/accounting/databases/select',
  doc: 'Whose books they are. Another one than before takes links and warehouse away, since they are of the one before.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({ ...ofBooks, database_id: theirId }),
  response: registrationOf,
  errors: [
    ...fromAccurate,
    'accounting_database_not_found',
    'accounting_database_expired',
    'accounting_busy',
  ],
});

const warehouses = endpoint({
  method: 'GET',
  path: '/accounting/warehouses/list',
  doc: 'The warehouses (Gudang) of the chosen company that are in use and hold no scrap.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject(ofBooks),
  response: z.object({
    warehouses: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        is_default: z.boolean(),
        is_chosen: z.boolean(),
      }),
    ),
  }),
  errors: [...fromAccurate, 'accounting_not_chosen', 'accounting_database_expired'],
});

const selectWarehouse = endpoint({
  method: 'POST',
  path: '/accounting/warehouses/select',
  doc: 'Where the stock of this store lies there. It begins to read Accurate’s items (`work` of the registration).',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({ ...ofBooks, warehouse_id: theirId }),
  response: registrationOf,
  errors: [
    ...fromAccurate,
    'accounting_not_chosen',
    'accounting_database_expired',
    'accounting_warehouse_not_found',
    'accounting_busy',
  ],
});

const readItems = endpoint({
  method: 'POST',
  path: '/accounting/items/read',
  doc: 'Reads the items of Accurate anew, as a job; while one is under way it is that one.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject(ofBooks),
  response: registrationOf,
  errors: ['accounting_not_connected', 'accounting_not_chosen', 'accounting_busy'],
});

export const accounting = {
  check,
  whose,
  begin,
  setupWithCode,
  disconnect,
  saveSettings,
  databases,
  selectDatabase,
  warehouses,
  selectWarehouse,
  readItems,
};
export type AccountingRegistration = z.infer<typeof registration>;
export type AccountingWorkRow = z.infer<typeof work>;
export type AccurateDatabase = z.infer<typeof databases.response>['databases'][number];
export type AccurateWarehouse = z.infer<typeof warehouses.response>['warehouses'][number];
export type SetupWithCodeBody = z.output<typeof setupWithCode.body>;
export type SettingsBody = z.output<typeof saveSettings.body>;
