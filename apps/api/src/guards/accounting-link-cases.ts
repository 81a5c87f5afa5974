import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { newProduct } from '../testing/new-product.ts';
import {
  asOwner,
  books,
  busy,
  inBooks,
  listed,
  lost,
  notChosen,
  notConnected,
  of,
} from './accounting-world.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh, inactiveStore } from './store-write.ts';

const { accountingMapping } = contract;
const nobodys = '999999999';

/** A listing of the store that is not linked, and an item that fits it. */
async function fitting(world: GuardWorld, store_id: string) {
  const { db } = world.server.database;
  const item_no = `UJI-${fresh()}`;
  const { rows } = await sql<{ inventory_id: string; pieces: number }>`
    select min(n.id)::text as inventory_id, min(u.base_quantity)::int as pieces
    from inventories n join product_units u on u.id = n.product_unit_id
    where n.store_id = ${store_id} and u.base_quantity = 1 and not exists (select from accounting_links l
      where l.store_id = n.store_id and l.variant_id = n.variant_id)`.execute(db);
  await sql`insert into accounting_items (store_id, item_no, item_id, name, upc, category, units, price, is_suspended,
      search_text, read_at)
    values (${store_id}, ${item_no}, '1', ${item_no}, '', 'Umum', '[{"name":"PCS","ratio":1}]', 1000, false,
      ${item_no.toLowerCase()}, now())`.execute(db);
  return { inventory_id: rows[0]?.inventory_id ?? '1', item_no, unit_name: 'PCS' };
}

const link = async (world: GuardWorld, store_id: string) => {
  const body = await books(world, store_id);
  const chosen = await fitting(world, store_id);
  const inputs = { body: { ...body, links: [chosen] } };
  await world.server.call(accountingMapping.confirm, inputs, world.tokens.OWNER);
  return chosen;
};

async function newItem(world: GuardWorld, store_id: string) {
  const { item_no, unit_name } = await fitting(world, store_id);
  const { db } = world.server.database;
  const [unit] = await newProduct(db, `Barang Jaga ${fresh()}`, ['']);
  return { item_no, unit_name, product_unit_id: unit?.product_unit_id ?? '1', price: 1_000 };
}

/** Chosen as the store of the world is, in a store in which nothing can be done. */
async function inactiveBooks(world: GuardWorld): Promise<string> {
  await books(world);
  const store_id = await inactiveStore(world);
  await sql`insert into accounting_stores (store_id, connection_id, account_id, database_id, warehouse_id)
    select ${store_id}, connection_id, account_id, database_id, warehouse_id from accounting_stores
    where store_id = ${world.own.seller}`.execute(world.server.database.db);
  return store_id;
}

/** A document that was refused. */
async function refusedDocument(world: GuardWorld, store_id: string): Promise<string> {
  const { db } = world.server.database;
  const { rows } = await sql<{ id: string }>`
    insert into accounting_documents (store_id, kind, number, state, day, words)
    values (${store_id}, 'INVOICE', ${`UJI-${fresh()}`}, 'REFUSED', now()::date, 'Pelanggan tidak tepat')
    returning id`.execute(db);
  const id = `D${rows[0]?.id}`;
  await sql`insert into accounting_differences (store_id, id, reason, document_id)
    values (${store_id}, ${id}, 'REFUSED', ${rows[0]?.id})`.execute(db);
  return id;
}

export const linkCases: Record<string, GuardCase> = {
  'accountingMapping.summary': listed(),
  'accountingMapping.list': listed({ query: 'indomie', is_broken: 'false' }),
  'accountingMapping.suggestions': listed({ query: 'indomie' }),
  'accountingMapping.unregisteredItems': listed({ query: 'indomie' }),
  'accountingMapping.unregisteredInventory': listed({ query: 'indomie' }),
  'accountingMapping.confirm': {
    valid: inBooks(async (world, store_id) => ({ links: [await fitting(world, store_id)] })),
    provoke: {
      ...notConnected('body', { links: [{ inventory_id: '1', item_no: 'A', unit_name: 'PCS' }] }),
      ...notChosen('body', { links: [{ inventory_id: '1', item_no: 'A', unit_name: 'PCS' }] }),
    },
  },
  'accountingMapping.relink': {
    valid: async (world, store_id) => {
      const { inventory_id } = await link(world, store_id);
      const { item_no, unit_name } = await fitting(world, store_id);
      return { body: { ...of(store_id), inventory_id, item_no, unit_name } };
    },
    provoke: {
      ...notConnected('body', { inventory_id: '1', item_no: 'A', unit_name: 'PCS' }),
      ...notChosen('body', { inventory_id: '1', item_no: 'A', unit_name: 'PCS' }),
      accounting_link_not_found: async (world) =>
        asOwner({
          body: { ...(await books(world)), inventory_id: nobodys, item_no: 'A', unit_name: 'PCS' },
        }),
      accounting_link_refused: async (world) => {
        const { inventory_id } = await link(world, world.own.seller);
        const body = { ...of(world.own.seller), inventory_id, item_no: 'x', unit_name: 'PCS' };
        return asOwner({ body });
      },
    },
  },
  'accountingMapping.remove': {
    valid: async (world, store_id) => ({
      body: { ...of(store_id), inventory_ids: [(await link(world, store_id)).inventory_id] },
    }),
  },
  'accountingMapping.saveToAccurate': {
    valid: inBooks(async (world, store_id) => ({
      inventory_ids: [(await fitting(world, store_id)).inventory_id],
    })),
    provoke: {
      ...notConnected('body', { inventory_ids: ['1'] }),
      ...notChosen('body', { inventory_ids: ['1'] }),
      ...lost('body', { inventory_ids: ['1'] }),
      ...busy({ inventory_ids: ['1'] }),
    },
  },
  'accountingMapping.createInventory': {
    valid: inBooks(async (world, store_id) => ({ items: [await newItem(world, store_id)] })),
    provoke: {
      ...notConnected('body', { items: [itemOfNobody()] }),
      ...notChosen('body', { items: [itemOfNobody()] }),
      store_inactive: async (world) =>
        asOwner({ body: { ...of(await inactiveBooks(world)), items: [itemOfNobody()] } }),
    },
  },
  'accountingSync.differences': {
    ...listed({ query: 'indomie' }),
    provoke: {
      page_too_far: ({ own }) => asOwner({ query: { ...of(own.seller), page: '1000000' } }),
    },
  },
  'accountingSync.settle': {
    valid: inBooks(async (world, store_id) => ({
      difference_id: await refusedDocument(world, store_id),
      action: 'RETRY',
    })),
    provoke: {
      ...notConnected('body', { difference_id: 'D1', action: 'RETRY' }),
      accounting_difference_not_found: async (world) =>
        asOwner({ body: { ...(await books(world)), difference_id: 'D0', action: 'RETRY' } }),
      accounting_difference_changed: async (world) => {
        const difference_id = await refusedDocument(world, world.own.seller);
        const body = { ...(await books(world)), difference_id, action: 'ACCEPT_OURS' };
        return asOwner({ body });
      },
    },
  },
  'accountingSync.compare': {
    valid: inBooks(),
    provoke: { ...notConnected('body'), ...notChosen('body'), ...lost('body'), ...busy() },
  },
  'accountingSync.exportDifferences': listed({ format: 'csv' }),
  'accountingSync.log': listed(),
  'accountingSync.retry': {
    valid: inBooks(),
    provoke: { ...notConnected('body'), ...lost('body') },
  },
  'accountingSync.exportLog': listed({ format: 'csv' }),
};

function itemOfNobody() {
  return { item_no: 'x', unit_name: 'PCS', product_unit_id: nobodys, price: 1_000 };
}
