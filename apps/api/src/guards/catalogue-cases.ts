import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';
import { fresh } from './store-write.ts';

const read = (more: object, provoke: Provoked = {}): GuardCase => ({
  valid: (_world, store_id) => ({ query: { store_id, ...more } }),
  provoke,
});

/** A list that ends at the cap. */
const list = (more: object = {}): GuardCase =>
  read(more, {
    page_too_far: ({ own }) => ({
      inputs: { query: { store_id: own.seller, page: '501' } },
      as: 'VIEWER',
    }),
  });

/** By the store's uuid, as others know it. */
async function uuidOf({ server }: GuardWorld, store_id: string): Promise<string> {
  const store = await server.database.db
    .selectFrom('stores')
    .where('id', '=', store_id)
    .select('uuid')
    .executeTakeFirstOrThrow();
  return store.uuid;
}

async function someBarcode({ server }: GuardWorld): Promise<string> {
  const { db } = server.database;
  const row = await db.selectFrom('barcodes').select('barcode_number').executeTakeFirstOrThrow();
  return row.barcode_number;
}

/** A search that is there to be forgotten by whoever works in the store. */
async function searched({ server }: GuardWorld, store_id: string) {
  const query = `beras ${fresh()}`;
  const kind = 'CATALOGUE' as const;
  await sql`insert into search_histories (user_id, store_id, kind, query)
    select user_id, store_id, ${kind}::search_kind, ${query} from store_permissions
    where store_id = ${store_id}::bigint`.execute(server.database.db);
  return { body: { store_id, kind, query } };
}

export const catalogueCases: Record<string, GuardCase> = {
  'catalogue.searchAvailable': list({ query: 'indomie' }),
  'catalogue.searchAvailableV2': list({ query: 'indomie' }),
  'catalogue.searchAvailableFilter': read({}),
  'catalogue.searchRecommendations': read({ query: 'indo' }),
  'productUnits.list': {
    ...read({}),
    valid: async (world, store_id) => ({
      query: { store_uuid: await uuidOf(world, store_id), product_id: '1' },
    }),
    provoke: {
      product_unit_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, product_id: '999999999' } },
        as: 'VIEWER',
      }),
    },
  },
  'productUnits.getByBarcode': {
    ...read({}),
    valid: async (world, store_id) => ({
      query: {
        store_uuid: await uuidOf(world, store_id),
        barcode_number: await someBarcode(world),
      },
    }),
    provoke: {
      product_unit_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, barcode_number: '4006381333931' } },
        as: 'VIEWER',
      }),
    },
  },
  'categories.search': {
    valid: () => ({ query: { name: 'makanan', sort_by_name: 'true' } }),
  },
  'recommendations.priceRecommendations': read({ product_unit_ids: '1,2' }),
  'recommendations.inventoryRecommendations': list(),
  'searchHistories.get': read({ kind: 'CATALOGUE' }),
  'searchHistories.delete': {
    valid: searched,
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.searchHistories.delete, () =>
          searched(world, world.own.seller),
        ),
    },
  },
};
