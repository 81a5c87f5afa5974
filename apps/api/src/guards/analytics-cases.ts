import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { inactiveStore } from './store-write.ts';

const ofStore: GuardCase = { valid: (_world, store_id) => ({ query: { store_id } }) };

/** Monday of a year in which nobody has sold anything yet. */
const toCome = '2098-12-01';
const weekToCome = {
  week_to_come: ({ own }: GuardWorld) => ({
    inputs: { query: { store_id: own.seller, start_week: toCome } },
    as: 'VIEWER' as const,
  }),
};

/** A store that has bought from this one, as it is counted. */
async function buyerOf({ server }: GuardWorld, store_id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into store_buyers (store_id, buyer_store_id, orders, amount, first_on, last_on)
    select ${store_id}, min(id), 3, 300000, current_date - 30, current_date - 2 from stores where not is_seller
    on conflict (store_id, buyer_store_id) do update set orders = store_buyers.orders
    returning buyer_store_id::text as id`.execute(server.database.db);
  return rows[0]?.id ?? '';
}

let notes = 0;
const noteOf = async (world: GuardWorld, store_id: string) => {
  const buyer_store_id = await buyerOf(world, store_id);
  const { note_version } = await world.server.database.db
    .selectFrom('store_buyers')
    .where('store_id', '=', store_id)
    .where('buyer_store_id', '=', buyer_store_id)
    .select('note_version')
    .executeTakeFirstOrThrow();
  notes += 1;
  return { store_id, buyer_store_id, text: `Catatan ${notes}`, version: note_version };
};

const stranger = '999999999';

export const analyticsCases: Record<string, GuardCase> = {
  'sellerAnalytics.summary': { ...ofStore, provoke: weekToCome },
  'sellerAnalytics.detail': { ...ofStore, provoke: weekToCome },
  'sellerAnalytics.products': { ...ofStore, provoke: weekToCome },
  'sellerAnalytics.orders': {
    valid: (_world, store_id) => ({
      query: { store_id, date_from: '2026-11-02', date_to: '2026-11-08' },
    }),
  },
  'sellerAnalytics.export': {
    valid: (_world, store_id) => ({ query: { store_id, format: 'csv' } }),
    provoke: {
      week_to_come: ({ own }) => ({
        inputs: { query: { store_id: own.seller, start_week: toCome, format: 'csv' } },
        as: 'VIEWER',
      }),
    },
  },
  'sellerPerformance.summary': ofStore,
  'sellerPerformance.orders': {
    valid: (_world, store_id) => ({ query: { store_id, kind: 'ON_TIME' } }),
  },
  'homePicture.detail': ofStore,
  'salesForecast.detail': ofStore,
  'weeklyReport.file': { ...ofStore, provoke: weekToCome },
  'weeklyReport.read': ofStore,
  'weeklyReport.save': {
    valid: (_world, store_id) => ({ body: { store_id, is_on: true } }),
  },
  'buyerAnalytics.list': {
    ...ofStore,
    provoke: {
      page_too_far: ({ own }) => ({
        inputs: { query: { store_id: own.seller, page: '1001', page_size: '10' } },
        as: 'VIEWER',
      }),
    },
  },
  'buyerAnalytics.detail': {
    valid: async (world, store_id) => ({
      query: { store_id, buyer_store_id: await buyerOf(world, store_id) },
    }),
    provoke: {
      buyer_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, buyer_store_id: stranger } },
        as: 'VIEWER',
      }),
    },
  },
  'buyerAnalytics.saveNote': {
    valid: async (world, store_id) => ({ body: await noteOf(world, store_id) }),
    provoke: {
      buyer_not_found: ({ own }) => ({
        inputs: {
          body: { store_id: own.seller, buyer_store_id: stranger, text: 'x', version: 0 },
        },
        as: 'OWNER',
      }),
      buyer_note_conflict: async (world) => {
        const note = await noteOf(world, world.own.seller);
        return { inputs: { body: { ...note, version: note.version + 7 } }, as: 'OWNER' };
      },
      store_inactive: async (world) => ({
        inputs: { body: await noteOf(world, await inactiveStore(world)) },
        as: 'OWNER',
      }),
    },
  },
};
