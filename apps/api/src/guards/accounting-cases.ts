import { contract } from '@marketplace/contract/contract';
import { consent } from '../testing/accurate.ts';
import { linkCases } from './accounting-link-cases.ts';
import {
  asOwner,
  books,
  busy,
  expired,
  inBooks,
  listed,
  lost,
  notChosen,
  notConnected,
  of,
  unreachable,
} from './accounting-world.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

const { accounting } = contract;

/** What a browser comes back with that was sent there for the store; in another's, none was. */
async function cameBack(
  world: GuardWorld,
  store_id: string,
  how: Parameters<typeof consent>[1] = {},
) {
  if (store_id !== world.own.seller) return { ...of(store_id), state: `${store_id}.x`, code: 'x' };
  const body = of(store_id);
  world.accurate.faults.clear();
  const begun = await world.server.call(accounting.begin, { body }, world.tokens.OWNER);
  return { ...body, ...(await consent(begun.body.authorize_url, how)) };
}

const versionOf = async ({ server, tokens }: GuardWorld, store_id: string) =>
  (await server.call(accounting.check, { query: of(store_id) }, tokens.OWNER)).body.registration;

async function otherSettings(world: GuardWorld, store_id: string) {
  if (store_id !== world.own.seller) return { version: 0, invoicing: 'DAILY' };
  const { version, invoicing } = await versionOf(world, store_id);
  return { version, invoicing: invoicing === 'DAILY' ? 'PER_ORDER' : 'DAILY' };
}

const database = { database_id: '801' };
const warehouse = { warehouse_id: '50' };

export const accountingCases: Record<string, GuardCase> = {
  ...linkCases,
  'accountingKey.create': { valid: (_world, store_id) => ({ body: { store_id } }) },
  'accountingKey.summary': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'accounting.check': listed(),
  'accounting.whose': listed(),
  'accounting.begin': {
    valid: (_world, store_id) => ({ body: of(store_id) }),
    provoke: unreachable('body', 'oauth/authorize'),
  },
  'accounting.setupWithCode': {
    valid: async (world, store_id) => ({ body: await cameBack(world, store_id) }),
    provoke: {
      accounting_state_unknown: ({ own }) =>
        asOwner({ body: { ...of(own.seller), state: `${own.seller}.x`, code: 'x' } }),
      accounting_consent_denied: async (world) =>
        asOwner({ body: await cameBack(world, world.own.seller, { denies: true }) }),
      accounting_consent_partial: async (world) =>
        asOwner({
          body: await cameBack(world, world.own.seller, { account: '2', scopes: ['item_view'] }),
        }),
      accounting_code_refused: async (world) =>
        asOwner({ body: { ...(await cameBack(world, world.own.seller)), code: 'x' } }),
      accounting_unreachable: async (world) => {
        const body = await cameBack(world, world.own.seller);
        world.accurate.faults.add({ kind: 'status', status: 500, path: 'oauth/token' });
        return asOwner({ body });
      },
    },
  },
  'accounting.disconnect': { valid: inBooks() },
  'accounting.saveSettings': {
    valid: inBooks(otherSettings),
    provoke: {
      ...notConnected('body', { version: 0, invoicing: 'DAILY' }),
      accounting_conflict: async (world) => {
        const body = await books(world);
        const { version, ...settings } = await otherSettings(world, world.own.seller);
        return asOwner({ body: { ...body, ...settings, version: version + 5 } });
      },
    },
  },
  'accounting.databases': {
    valid: async (world, store_id) => ({ query: await books(world, store_id) }),
    provoke: { ...notConnected('query'), ...lost('query'), ...unreachable('query', 'db-list') },
  },
  'accounting.selectDatabase': {
    valid: inBooks(() => database),
    provoke: {
      ...notConnected('body', database),
      ...lost('body', database),
      ...unreachable('body', 'db-list', database),
      ...busy(database),
      accounting_database_not_found: async (world) =>
        asOwner({ body: { ...(await books(world)), database_id: '999' } }),
      accounting_database_expired: async (world) =>
        asOwner({ body: { ...(await books(world)), database_id: '803' } }),
    },
  },
  'accounting.warehouses': {
    valid: async (world, store_id) => ({ query: await books(world, store_id) }),
    provoke: {
      ...notConnected('query'),
      ...lost('query'),
      ...notChosen('query'),
      ...expired('query'),
      ...unreachable('query', 'warehouse/list'),
    },
  },
  'accounting.selectWarehouse': {
    valid: inBooks(() => warehouse),
    provoke: {
      ...notConnected('body', warehouse),
      ...lost('body', warehouse),
      ...notChosen('body', warehouse),
      ...expired('body', warehouse),
      ...unreachable('body', 'warehouse/list', warehouse),
      ...busy(warehouse),
      accounting_warehouse_not_found: async (world) =>
        asOwner({ body: { ...(await books(world)), warehouse_id: '52' } }),
    },
  },
  'accounting.readItems': {
    valid: inBooks(),
    provoke: { ...notConnected('body'), ...notChosen('body'), ...busy() },
  },
};
