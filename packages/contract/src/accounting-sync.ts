import { z } from 'zod';
import { managesBooks, ofBooks } from './accounting.ts';
import {
  accountingLogKinds,
  accountingLogStates,
  differenceReasons,
  differenceSubjects,
  documentKinds,
  settlements,
} from './accounting-words.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, line, money, says } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following, page, pagedUpTo, pageSize } from './pages.ts';

const document = z.object({
  id,
  kind: z.enum(documentKinds),
  number: z.string().meta({ description: 'As it is called in Accurate.' }),
  order_id: id.nullable().meta({ description: 'Null of a day’s invoice.' }),
  order_number: z.string().nullable(),
  day: z.string().meta({ format: 'date' }),
  total: money,
  order_count: z.int(),
});

/** Why the books differ at one place. */
const difference = z.object({
  id: z.string().meta({ description: 'Stays the same as long as it is about the same.' }),
  subject: z.enum(differenceSubjects),
  reason: z.enum(differenceReasons),
  product: z
    .object({
      variant_id: id,
      product_id: id,
      name: z.string(),
      item_no: z.string().nullable(),
      item_name: z.string().nullable(),
    })
    .nullable(),
  document: document.nullable(),
  ours: z
    .int()
    .nullable()
    .meta({ description: 'Of a product: pieces here, counted as they should stand there.' }),
  theirs: z.int().nullable().meta({ description: 'Pieces there.' }),
  words: z.string().nullable().meta({ description: 'Accurate’s own.' }),
  advice: z.string().meta({ description: 'What it means and what to do.' }),
  actions: z.array(z.enum(settlements)),
  since: instant,
});

const differenceFilter = {
  subject: choice(differenceSubjects).optional(),
  reason: choice(differenceReasons).optional(),
  query: line(0, 100).optional(),
};

const differences = endpoint({
  method: 'GET',
  path: '/accounting/reconciliation/list',
  doc: 'Where the books differ and why, by product and by document, the oldest first.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject({ ...ofBooks, ...differenceFilter, page, page_size: pageSize }),
  response: z.object({
    ...pagedUpTo(difference),
    counts: z
      .record(z.enum(differenceReasons), z.int())
      .meta({ description: 'By reason, whatever the list is narrowed to.' }),
    compared_at: instant.nullable(),
  }),
  errors: ['page_too_far'],
});

const settle = endpoint({
  method: 'POST',
  path: '/accounting/reconciliation/settle',
  doc: 'RETRY sends it again; ACCEPT_OURS makes Accurate what is here, ACCEPT_THEIRS here what is there (of a document: what Accurate has, or its open period’s date). A stock that has moved since it was looked at is refused.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({
    ...ofBooks,
    difference_id: z.string().min(1, says('required')).max(60, says('too_long')),
    action: choice(settlements),
    ours: z.int().nullable().optional().meta({ description: 'As it was looked at.' }),
    theirs: z.int().nullable().optional(),
  }),
  response: z.object({ difference: difference.nullable() }),
  errors: [
    'accounting_not_connected',
    'accounting_difference_not_found',
    'accounting_difference_changed',
  ],
});

const compare = endpoint({
  method: 'POST',
  path: '/accounting/reconciliation/compare',
  doc: 'Compares all of it now, as a job that each night brings by itself.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject(ofBooks),
  response: z.object({ job_id: z.uuid() }),
  errors: [
    'accounting_not_connected',
    'accounting_not_chosen',
    'accounting_reconnect_needed',
    'accounting_busy',
  ],
});

const exported = { format: choice(['csv', 'xlsx']) };

const exportDifferences = endpoint({
  method: 'GET',
  path: '/accounting/reconciliation/export',
  doc: 'The board as a file.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject({ ...ofBooks, ...differenceFilter, ...exported }),
  response: z.unknown(),
  errors: [],
  gives_file: true,
});

const logRow = z.object({
  id,
  kind: z.enum(accountingLogKinds),
  state: z.enum(accountingLogStates),
  about: z.string().meta({ description: 'A product, a document, or what was done.' }),
  change: z.string().meta({ description: 'Such as 40 → 36; empty where there is none.' }),
  words: z.string().nullable().meta({ description: 'Accurate’s own, of what failed.' }),
  document_id: id.nullable(),
  variant_id: id.nullable(),
  can_retry: z.boolean(),
  by_name: z.string().nullable(),
  at: instant,
});

const logFilter = {
  kind: choice(accountingLogKinds).optional(),
  state: choice(accountingLogStates).optional(),
};

const log = endpoint({
  method: 'GET',
  path: '/accounting/sync/log',
  doc: 'What moved and what failed, the newest first, of the last 90 days.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject({ ...ofBooks, ...logFilter, ...following }),
  response: z.object(followed(logRow)),
  errors: [],
});

const retry = endpoint({
  method: 'POST',
  path: '/accounting/sync/retry',
  doc: 'Sends again what failed: one document, one product’s stock, or with neither all of it. What has arrived meanwhile is passed over.',
  access: managesBooks,
  by_accounting_key: true,
  body: z.strictObject({ ...ofBooks, document_id: id.optional(), variant_id: id.optional() }),
  response: z.object({ retried: z.int() }),
  errors: ['accounting_not_connected', 'accounting_reconnect_needed'],
});

const exportLog = endpoint({
  method: 'GET',
  path: '/accounting/sync/export',
  doc: 'The log as a file.',
  access: managesBooks,
  by_accounting_key: true,
  query: z.strictObject({ ...ofBooks, ...logFilter, ...exported }),
  response: z.unknown(),
  errors: [],
  gives_file: true,
});

export const accountingSync = {
  differences,
  settle,
  compare,
  exportDifferences,
  log,
  retry,
  exportLog,
};
export type AccountingDifference = z.infer<typeof difference>;
export type AccountingLogRow = z.infer<typeof logRow>;
export type DifferencesQuery = z.output<typeof differences.query>;
export type DifferencesExport = z.output<typeof exportDifferences.query>;
export type SettleBody = z.output<typeof settle.body>;
export type AccountingLogQuery = z.output<typeof log.query>;
export type AccountingLogExport = z.output<typeof exportLog.query>;
