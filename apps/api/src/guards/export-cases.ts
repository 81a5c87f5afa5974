import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { pdf } from '../testing/photos.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';

const { orderExports } = contract;
const nowhere = '00000000-0000-4000-8000-000000000000';

const startBody = (seller_store_id: string, status = 'NEW') => ({
  seller_store_id,
  what: 'orders',
  format: 'csv',
  columns: ['order_number', 'total'],
  filter: { status: [status] },
});

/** An export of the owner's that has ended; what lies ready is a file as good as any. */
async function endedExport(world: GuardWorld, store_id: string, days = 7): Promise<string> {
  const { server, ownerId, own, tokens } = world;
  const { db } = server.database;
  const sent = { body: { store_id: own.seller, purpose: 'document' }, file: pdf };
  const { file } = (await server.call(contract.storage.newFile, sent, tokens.OWNER)).body;
  const { key } = await db
    .selectFrom('files')
    .where('id', '=', file.id)
    .select('key')
    .executeTakeFirstOrThrow();
  const { seller_store_id: _store, ...asked } = startBody(store_id);
  const input = { ...asked, store_ids: [store_id], order_ids: null };
  const expires_at = new Date(Date.now() + days * 86_400_000).toISOString();
  const result = { key, rows: 1, size: 1, headers: { 'content-type': 'text/csv' }, expires_at };
  const { rows } = await sql<{ id: string }>`
    insert into jobs (store_id, user_id, name, input, state, result, queued_at, finished_at)
    values (0, ${ownerId}, 'orders.export', ${JSON.stringify(input)}::jsonb, 'DONE',
      ${JSON.stringify(result)}::jsonb, now(), now())
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Nobody runs them here, and a person has one made at a time. */
const endAll = ({ server }: GuardWorld) =>
  server.database.db
    .updateTable('jobs')
    .set({ state: 'DONE', result: '{}', finished_at: new Date().toISOString() })
    .where('name', '=', 'orders.export')
    .where('finished_at', 'is', null)
    .execute();

/** Something else is being made for the owner. */
async function underWay({ server, ownerId, own }: GuardWorld, inputs: { body: object }) {
  const { seller_store_id: _store, ...asked } = startBody(own.seller, 'RETURNED');
  const input = { ...asked, store_ids: [own.seller], order_ids: null };
  await server.database.db
    .insertInto('jobs')
    .values({
      ...{ store_id: '0', user_id: ownerId, name: 'orders.export', input: JSON.stringify(input) },
      queued_at: new Date().toISOString(),
    })
    .execute();
  return { inputs, as: 'OWNER' as const };
}

async function ended(world: GuardWorld) {
  await endAll(world);
  return { body: { export_id: await endedExport(world, world.own.seller) } };
}

export const exportCases: Record<string, GuardCase> = {
  'orderExports.start': {
    valid: async (world, store_id) => {
      await endAll(world);
      return { body: startBody(store_id) };
    },
    provoke: {
      idempotency_key_reused: async (world) => {
        await endAll(world);
        let turn = 0;
        const statuses = ['NEW', 'COMPLETED'];
        return keyUsedBefore(world, orderExports.start, async () => ({
          body: startBody(world.own.seller, statuses[turn++]),
        }));
      },
      export_under_way: (world) => underWay(world, { body: startBody(world.own.seller, 'NEW') }),
      export_too_large: async ({ server, own }) => {
        await server.database.db
          .updateTable('order_counters')
          .set({ RETURNED: 100_001 })
          .where('store_id', '=', own.seller)
          .execute();
        return { inputs: { body: startBody(own.seller, 'RETURNED') }, as: 'VIEWER' };
      },
    },
  },
  'orderExports.list': { valid: () => ({}) },
  'orderExports.cancel': { valid: ended },
  'orderExports.retry': {
    valid: ended,
    provoke: {
      job_not_found: async (world) => ({
        inputs: { body: { export_id: await endedExport(world, world.other.seller) } },
        as: 'OWNER',
      }),
      export_under_way: async (world) => underWay(world, await ended(world)),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, orderExports.retry, () => ended(world)),
    },
  },
  'orderExports.file': {
    valid: async (world) => ({ query: { export_id: await endedExport(world, world.own.seller) } }),
    provoke: {
      job_not_found: () => ({ inputs: { query: { export_id: nowhere } }, as: 'OWNER' }),
      file_not_found: async (world) => ({
        inputs: { query: { export_id: await endedExport(world, world.own.seller, -1) } },
        as: 'OWNER',
      }),
    },
  },
};
