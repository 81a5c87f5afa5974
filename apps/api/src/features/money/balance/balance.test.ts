import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMoney } from '../../../testing/money.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let money: Awaited<ReturnType<typeof openMoney>>;
beforeAll(async () => {
  server = await startTestServer();
  money = await openMoney(server);
});
afterAll(() => server.close());

it('what few of very many are is counted among all of them', async () => {
  const { db } = server.database;
  const late = await money.order('COMPLETED', { payment_method: 'TERM', term_days: 7 });
  await money.daysAgo(late, 9);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from store_couriers where store_id = ${money.store_id} order by id limit 1`.execute(
    db,
  );
  const [driver] = rows;
  if (!driver) throw new Error('the test world has no drivers');
  await money.cashWithDriver(driver.id);
  const { cash } = await money.balance();
  // As many that come before them, and are neither overdue nor a driver with a name.
  await sql`insert into balances (store_id, account, party, party_id, amount)
    select ${money.store_id}, account::book_account, party::book_party, -n, 1 from generate_series(1, 1100) n
    cross join (values ('RECEIVABLE', 'ORDER'), ('DRIVER_CASH', 'DRIVER'), ('LOGISTIC_CASH', 'SERVICE')) as of (account, party)`.execute(
    db,
  );
  const balance = await money.balance();
  expect(balance.receivable).toMatchObject({ order_count: 1001, overdue_count: 1 });
  expect(balance.cash.holders).toEqual([...cash.holders, { name: 'GLog', amount: 1100 }]);
});
