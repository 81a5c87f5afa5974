import Fastify from 'fastify';
import pg from 'pg';
import { columnParsers } from '../apps/api/src/platform/db/column-types.ts';

/**
 * What moves of orders are measured against: the least that changes a status and keeps its history.
 * It does: Fastify without plugins, one prepared UPDATE by key and one prepared INSERT in a transaction, on a
 * pool of the same size, and JSON.stringify of the row.
 * It does not: know who asks, check its input or the status the order comes from, count, tell anybody, keep its
 * answer for a repeated request, or answer an error well.
 */
type Body = { store_id: string; order_id: string };

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
  options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
  types: {
    getTypeParser: (oid, format) => columnParsers[oid] ?? pg.types.getTypeParser(oid, format),
  },
});

const update = `
  update orders set fulfilment_status = $3, deadline_at = now() + interval '1 day', updated_at = now()
  where store_id = $1 and id = $2 returning *`;
const insert = `
  insert into order_history (store_id, order_id, from_status, to_status, actor)
  values ($1, $2, $3, $4, 'SELLER')`;

async function move({ store_id, order_id }: Body, from: string, to: string): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const values = [store_id, order_id];
    const { rows } = await client.query({
      name: 'update',
      text: update,
      values: [...values, to],
    });
    await client.query({ name: 'insert', text: insert, values: [...values, from, to] });
    await client.query('commit');
    return JSON.stringify({ order: rows[0] });
  } finally {
    client.release();
  }
}

const app = Fastify();
app.get('/health', async () => ({ status: 'ok' }));
for (const [path, from, to] of [
  ['orders/seller/accept-order', 'NEW', 'PROCESSING'],
  ['v2/orders/seller/confirm-order-shipment', 'PROCESSING', 'SHIPPED'],
  ['orders/seller/confirm-delivered', 'SHIPPED', 'DELIVERED'],
] as const) {
  app.post<{ Body: Body }>(`/api/${path}`, async ({ body }, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(await move(body, from, to)),
  );
}

process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
