import type { GuardCase } from './guard-case.ts';

export const orderListCases: Record<string, GuardCase> = {
  'orders.list': {
    valid: (_world, store_id, side) => ({
      query:
        side === 'seller'
          ? { is_seller: 'true', seller_store_id: store_id, status: 'NEW', page: '1' }
          : { is_seller: 'false', buyer_store_id: store_id },
    }),
    provoke: {
      page_too_far: ({ own }) => ({
        inputs: { query: { seller_store_id: own.seller, payment_method: 'COD', page: '501' } },
        as: 'VIEWER',
      }),
    },
  },
  'orders.searchCounts': {
    valid: (_world, store_id) => ({ query: { seller_store_id: store_id, query: 'indomie' } }),
  },
  'orders.exportList': {
    valid: (_world, store_id) => ({
      query: { seller_store_id: store_id, status: 'COMPLETED', format: 'csv' },
    }),
    provoke: {
      export_too_large: async ({ server, own }) => {
        await server.database.db
          .updateTable('order_counters')
          .set({ RETURNED: 100_001 })
          .where('store_id', '=', own.seller)
          .execute();
        const query = { seller_store_id: own.seller, status: 'RETURNED', format: 'csv' };
        return { inputs: { query }, as: 'VIEWER' };
      },
    },
  },
};
