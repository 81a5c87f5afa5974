import type { FulfilmentStatus } from '@marketplace/contract/orders';
import Fastify from 'fastify';
import pg from 'pg';
import { columnParsers } from '../apps/api/src/platform/db/column-types.ts';

/**
 * What the order list is measured against: the least that sends the same JSON over the same stack.
 * It does: Fastify without plugins, one prepared, indexed query with the columns of the list, on a pool
 * of the same size with the same column parsers, and JSON.stringify of the same shape.
 * It does not: know who asks or what they may see, check its input, count anything (counts, totals,
 * sentences and actions are constants), set security headers, measure, log, or answer an error well.
 */
type Query = { seller_store_id: string; status?: FulfilmentStatus };

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
  // Left alone, the planner may walk the newest orders of all stores, or sort all orders of a large one:
  // ten times slower, and a flattering reference. So: the store's own index, always, planned once.
  options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan -c enable_sort=off',
  types: {
    getTypeParser: (oid, format) => columnParsers[oid] ?? pg.types.getTypeParser(oid, format),
  },
});

const pageText = (condition: string) => `
  select o.id, o.store_id, s.name as store_name, c.time_zone, o.order_number, o.buyer_store_id,
    o.buyer_name, o.fulfilment_status, o.payment_status, o.payment_method, o.term_days, o.delivery,
    o.total_amount, o.total_product_unit, o.first_product_name, o.goods_categories, o.created_at, o.arrived_at,
    o.deadline_at
  from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
  where o.store_id = $1 and o.arrived_at is not null ${condition}
  order by o.arrived_at desc, o.id desc limit 20`;
const pageOfStatus = pageText('and o.fulfilment_status = $2');
const pageOfAll = pageText('');

const counts = {
  NEW: 812,
  PROCESSING: 1204,
  READY_FOR_PICKUP: 311,
  SHIPPED: 1507,
  DELIVERED: 2210,
  IN_COMPLAINT: 97,
  COMPLETED: 81_544,
  REJECTED: 2105,
  CANCELLED: 4011,
  EXPIRED: 1803,
  RETURNED: 402,
} satisfies Record<FulfilmentStatus, number>;

const app = Fastify();

app.get('/health', async () => ({ status: 'ok' }));
app.get<{ Querystring: Query }>('/api/orders/info/list', async (request, reply) => {
  const { seller_store_id, status } = request.query;
  const { rows } = await pool.query(
    status
      ? { name: 'page_of_status', text: pageOfStatus, values: [seller_store_id, status] }
      : { name: 'page_of_all', text: pageOfAll, values: [seller_store_id] },
  );
  const data = rows.map((row) => ({ ...row, copywriting: 'Selesai.', allowed_actions: [] }));
  const body = {
    data,
    page: 1,
    total_data: 81_544,
    total_page: 4078,
    total_is_capped: false,
    counts,
    unpaid: { count: 0, amount: 0 },
    can_process_new_order: true,
    important_notes: [],
    seen: { at: '2026-08-17T02:00:00.000Z', places: { '1': 12345678 } },
  };
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
});

process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
