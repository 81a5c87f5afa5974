import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';

export const lossCases: Record<string, GuardCase> = {
  'orderLoss.summary': { valid: (_world, store_id) => ({ query: { store_id, days: '7' } }) },
  'orderLoss.export': {
    valid: (_world, store_id) => ({ query: { store_id, format: 'csv' } }),
    provoke: {
      export_too_large: async ({ server, own }) => {
        const { db } = server.database;
        await sql`insert into order_losses (store_id, day, cause, variant_id, orders, quantity, amount)
          select ${own.seller}, current_date, 'other', 1000000 + n, 1, 1, 1 from generate_series(1, 20001) n`.execute(
          db,
        );
        return {
          inputs: { query: { store_id: own.seller, format: 'csv' } },
          as: 'VIEWER',
        };
      },
    },
  },
};
