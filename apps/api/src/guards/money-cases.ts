import { sql } from 'kysely';
import { ownOrder } from './detail-cases.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

const ofStore =
  (more: Record<string, string> = {}) =>
  (_world: GuardWorld, store_id: string) => ({
    query: { store_id, ...more },
  });

export const moneyCases: Record<string, GuardCase> = {
  'money.balance': { valid: ofStore() },
  'money.holdings': { valid: ofStore({ kind: 'HELD' }) },
  'money.postings': { valid: ofStore() },
  'money.exportPostings': {
    valid: ofStore({ format: 'csv' }),
    provoke: {
      export_too_large: async ({ server, own }) => {
        await sql`insert into postings (store_id, cause, cause_id, sentence)
          select ${own.seller}, 'FEE', 1000000000 + n, '' from generate_series(1, 5001) n`.execute(
          server.database.db,
        );
        return { inputs: { query: { store_id: own.seller, format: 'pdf' } }, as: 'VIEWER' };
      },
    },
  },
  'money.ofOneOrder': {
    valid: async (world, store_id, side) => ({
      query: { store_id, order_id: await ownOrder(world, store_id, side) },
    }),
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, order_id: '999999999' } },
        as: 'VIEWER',
      }),
    },
  },
};
