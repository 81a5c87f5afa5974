import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { citusWorkers, isDistributed, onServer } from '../testing/copy-database.ts';
import { placeOrder } from '../testing/place-order.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { testPeople, testStores } from '../world/test-cast.ts';

/** Which of the workers has a store's rows. */
async function workerOf(server: TestServer, store_id: string): Promise<string> {
  const { rows } = await sql<{ port: number }>`
    select n.nodeport as port from pg_dist_shard_placement n
    where n.shardid = get_shard_id_for_distribution_column('orders', ${store_id}::bigint)`.execute(
    server.database.db,
  );
  const found = citusWorkers.find((worker) => new URL(worker).port === String(rows[0]?.port));
  if (!found) throw new Error(`no worker has store ${store_id}`);
  return found;
}

describe.runIf(isDistributed)('a worker node that is gone', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('its stores are answered with 503, the others go on with theirs, and nothing that was answered is lost', async () => {
    const { db } = server.database;
    const owner = await server.signIn(testPeople.owner);
    const buyer = await server.signIn(testPeople.buyer);
    const buyer_store_id = testStores.buyer;
    const place = (seller_store_id: string) =>
      placeOrder(server, buyer, { buyer_store_id, seller_store_id });
    const accept = (store_id: string, order_id: string, token: string) =>
      server.call(
        contract.orders.accept,
        { body: { store_id, order_id, gada_employee_id: null, changed_by_type: 'USER' } },
        token,
      );
    const list = (seller_store_id: string, token = owner) =>
      server.call(contract.orders.list, { query: { seller_store_id } }, token);
    const gone = await workerOf(server, testStores.own);
    expect(await workerOf(server, testStores.other)).not.toBe(gone);
    const before = await place(testStores.own);
    const other = await place(testStores.other);
    const seller = await server.signIn(testPeople.otherOwner);

    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const name = rows[0]?.name ?? '';
    // Other tests have databases on the same node: to this one it is gone when nobody may connect to its part.
    await onServer(
      gone,
      `alter database ${name} with allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    expect((await list(testStores.own)).status).toBe(503);
    expect((await accept(testStores.own, before.id, owner)).status).toBe(503);
    expect((await list(testStores.other, seller)).status).toBe(200);
    expect((await accept(testStores.other, other.id, seller)).status).toBe(200);
    const placedMeanwhile = await place(testStores.other);
    await onServer(gone, `alter database ${name} with allow_connections true`);

    const ownRow = (await list(testStores.own)).body.data[0];
    expect([ownRow?.id, ownRow?.fulfilment_status]).toEqual([before.id, 'NEW']);
    expect((await accept(testStores.own, before.id, owner)).status).toBe(200);
    const { data } = (await list(testStores.other, seller)).body;
    expect(data.slice(0, 2).map(({ id, fulfilment_status }) => [id, fulfilment_status])).toEqual([
      [placedMeanwhile.id, 'NEW'],
      [other.id, 'PROCESSING'],
    ]);
    expect(await whatDoesNotAddUp(db)).toEqual([]);
  });
});
