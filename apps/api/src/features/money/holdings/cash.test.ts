import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openMoney } from '../../../testing/money.ts';
import { startTestServer } from '../../../testing/test-server.ts';

it('cash that was taken before what was handed in, but is not of it, is still with the driver', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { db } = server.database;
  const money = await openMoney(server);
  const { rows } = await sql<{ id: string }>`
    select id from store_couriers where store_id = ${money.store_id} order by id limit 1`.execute(
    db,
  );
  const driver = rows[0]?.id ?? '';
  const kept = await money.cashWithDriver(driver);
  const handed = await money.cashWithDriver(driver);
  const later = await money.cashWithDriver(driver);
  const before = await money.holdings('CASH');
  const amount = before.find(({ order_id }) => order_id === handed)?.amount;
  await sql`with taken as (
      select id from postings where store_id = ${money.store_id} and order_id = ${handed} and cause = 'DELIVERED'
    ), hand_in as (
      insert into driver_hand_ins (store_id, courier_id, expected_amount, counted_amount, from_posting_id, user_id)
      select ${money.store_id}, ${driver}, ${amount}, ${amount}, id, 1 from taken returning id
    )
    insert into driver_hand_in_postings (store_id, posting_id, hand_in_id)
    select ${money.store_id}, taken.id, hand_in.id from taken cross join hand_in`.execute(db);
  await sql`update balances set amount = amount - ${amount} where store_id = ${money.store_id}
    and account = 'DRIVER_CASH' and (party = 'NONE' or party_id = ${driver})`.execute(db);
  const left = await money.holdings('CASH', undefined, 1);
  expect(left.map(({ order_id }) => order_id)).toEqual([later, kept]);
  expect(left).toEqual(before.filter(({ order_id }) => order_id !== handed));
});
