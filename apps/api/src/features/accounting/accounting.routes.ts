import { contract } from '@marketplace/contract/contract';
import type { AccountingKeys } from '../../platform/accounting-keys.ts';
import { sendFile } from '../../platform/exports/send-file.ts';
import { fail } from '../../platform/failure.ts';
import { bind, bindPrepared, bindStream } from '../../platform/http/bind.ts';
import type { AccountingPort } from './accounting-port.ts';
import { exportDifferences, listDifferences } from './board/board.service.ts';
import { startComparison } from './board/compare-job.ts';
import { exportLog, listLog } from './board/log.service.ts';
import { retryFailed, settle } from './board/settle.service.ts';
import { createHere } from './linking/create-here.service.ts';
import { startCreatingThere } from './linking/create-there.service.ts';
import {
  confirmLinks,
  listLinks,
  listUnregisteredInventory,
  listUnregisteredItems,
  relink,
  removeLinks,
  summariseMapping,
} from './linking/mapping.service.ts';
import { listSuggestions } from './linking/suggestions.service.ts';
import {
  findDatabase,
  findWarehouse,
  listDatabases,
  listWarehouses,
  readItemsAgain,
  selectDatabase,
  selectWarehouse,
} from './setup/choose.service.ts';
import { showRegistration, showWhose, summarise } from './setup/registration.service.ts';
import {
  beginSetup,
  disconnect,
  mustAnswer,
  saveSettings,
  takeCode,
} from './setup/setup.service.ts';

const { accountingKey, accounting, accountingMapping, accountingSync } = contract;

/** Where Accurate sends the browser back to: as it is registered there, or in a demo wherever the page is served. */
const returnTo = (configured: string | undefined, host: string | undefined) =>
  configured ?? `http://${host ?? 'localhost'}/integrate-accurate`;

export const accountingRoutes = (
  port: AccountingPort,
  keys: AccountingKeys,
  redirectUri: string | undefined,
) => {
  const { accurate, jobs } = port;
  return [
    bind(accountingKey.create, ({ db, who, body }) => {
      // A program's key opens no other doors.
      if (who.api_key) return fail('permission_denied');
      return keys.issue(db, { token_hash: who.token_hash, store_id: body.store_id });
    }),
    bind(accountingKey.summary, ({ db, scope }) => summarise(db, scope)),
    bind(accounting.check, ({ db, scope }) => showRegistration(db, scope)),
    bind(accounting.whose, ({ db, who, scope, query }) => showWhose(db, who, scope, query)),
    bindPrepared(
      accounting.begin,
      () => mustAnswer(accurate),
      ({ db, who, scope, body, headers }) =>
        beginSetup(db, who, scope, body, accurate, returnTo(redirectUri, headers.host)),
    ),
    bindPrepared(
      accounting.setupWithCode,
      ({ db, who, scope, body }) => takeCode(db, who, scope, body, port),
      ({ db, scope }) => showRegistration(db, scope),
    ),
    bind(accounting.disconnect, ({ db, who, scope, body }) => disconnect(db, who, scope, body)),
    bind(accounting.saveSettings, ({ db, scope, body }) => saveSettings(db, scope, body)),
    bind(accounting.databases, ({ db, scope, query }) => listDatabases(db, scope, query, accurate)),
    bindPrepared(
      accounting.selectDatabase,
      ({ db, scope, body }) => findDatabase(db, scope, body, accurate),
      ({ db, scope, body }, database) => selectDatabase(db, scope, body, database),
    ),
    bind(accounting.warehouses, ({ db, scope, query }) =>
      listWarehouses(db, scope, query, accurate),
    ),
    bindPrepared(
      accounting.selectWarehouse,
      ({ db, scope, body }) => findWarehouse(db, scope, body, accurate),
      ({ db, who, scope, body }, warehouse) =>
        selectWarehouse(db, who, scope, body, warehouse, jobs.readItems),
    ),
    bind(accounting.readItems, ({ db, who, scope, body }) =>
      readItemsAgain(db, who, scope, body, jobs.readItems),
    ),
    bind(accountingMapping.summary, ({ db, scope }) => summariseMapping(db, scope)),
    bind(accountingMapping.list, ({ db, scope, query }) => listLinks(db, scope, query)),
    bind(accountingMapping.suggestions, ({ db, scope, query }) =>
      listSuggestions(db, scope, query),
    ),
    bind(accountingMapping.unregisteredItems, ({ db, scope, query }) =>
      listUnregisteredItems(db, scope, query),
    ),
    bind(accountingMapping.unregisteredInventory, ({ db, scope, query }) =>
      listUnregisteredInventory(db, scope, query),
    ),
    bind(accountingMapping.confirm, ({ db, who, scope, body }) =>
      confirmLinks(db, who, scope, body),
    ),
    bind(accountingMapping.relink, ({ db, who, scope, body }) => relink(db, who, scope, body)),
    bind(accountingMapping.remove, ({ db, who, scope, body }) => removeLinks(db, who, scope, body)),
    bind(accountingMapping.saveToAccurate, ({ db, who, scope, body }) =>
      startCreatingThere(db, who, scope, body, jobs.createThere),
    ),
    bind(accountingMapping.createInventory, ({ db, who, scope, body }) =>
      createHere(db, who, scope, body),
    ),
    bind(accountingSync.differences, ({ db, scope, query }) => listDifferences(db, scope, query)),
    bind(accountingSync.settle, ({ db, who, scope, body }) => settle(db, who, scope, body)),
    bind(accountingSync.compare, ({ db, who, scope, body }) =>
      startComparison(db, who, scope, body, jobs.compare),
    ),
    bindStream(accountingSync.exportDifferences, ({ db, who, scope, query }, reply) =>
      sendFile(reply, who.user_id, async () => exportDifferences(db, scope, query)),
    ),
    bind(accountingSync.log, ({ db, scope, query }) => listLog(db, scope, query)),
    bind(accountingSync.retry, ({ db, scope, body }) => retryFailed(db, scope, body)),
    bindStream(accountingSync.exportLog, ({ db, who, scope, query }, reply) =>
      sendFile(reply, who.user_id, async () => exportLog(db, scope, query)),
    ),
  ];
};
