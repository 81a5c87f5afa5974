import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { goodsFor, runPromotion } from '../../../testing/discounts.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { openPayouts, payoutSettings } from '../../../testing/payouts.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testStores } from '../../../world/test-cast.ts';

const { bankAccounts } = contract;
let server: TestServer;
let bank: Awaited<ReturnType<typeof openPayouts>>;
beforeEach(async () => {
  server = await startTestServer(payoutSettings);
  onTestFinished(() => server.close());
  bank = await openPayouts(server);
});

const shown = async () =>
  (await bank.list()).map(({ state, order_count, bank_account }) => [
    state,
    order_count,
    bank_account?.id ?? null,
  ]);

it('the money of an order goes to the account chosen for it, and of the others to the default [RT-22]', async () => {
  const usual = await bank.account();
  const chosen = await bank.account();
  const [one, other] = [await bank.completed(), await bank.completed()];
  const { body } = await bank.choose(one, chosen);
  expect(body.order_choice).toMatchObject({ bank_account_id: chosen, can_choose: true });
  await bank.schedule();
  expect((await shown()).toSorted()).toEqual(
    [
      ['SCHEDULED', 1, usual],
      ['SCHEDULED', 1, chosen],
    ].toSorted(),
  );
  await bank.choose(other, chosen);
  expect(await shown()).toEqual([['SCHEDULED', 2, chosen]]);
  const back = await bank.choose(one, null);
  expect(back.body.order_choice).toMatchObject({ bank_account_id: null, can_choose: true });
  expect((await shown()).map(([, count]) => count)).toEqual([1, 1]);
  expect((await bank.get({ order_id: other })).body.order_choice?.bank_account_id).toBe(chosen);
  expect(await bank.wrongSums()).toEqual([]);
  const acts = await sql<{ before: string | null; after: string | null }>`
    select before, after from operator_acts where act = 'bank_account.choose' and by_user_id is not null
    order by id`.execute(server.database.db);
  expect(acts.rows).toEqual([
    { before: null, after: chosen },
    { before: null, after: chosen },
    { before: chosen, after: null },
  ]);
});

it('without an account it waits, and goes once there is one [RT-22]', async () => {
  const order_id = await bank.completed();
  await bank.schedule();
  expect(await shown()).toEqual([['WAITING_ACCOUNT', 1, null]]);
  const account = await bank.account();
  expect(await shown()).toEqual([['SCHEDULED', 1, account]]);
  await bank.act(bankAccounts.remove, account);
  expect(await shown()).toEqual([['WAITING_ACCOUNT', 1, null]]);
  expect((await bank.get({ order_id })).body.order_choice).toMatchObject({
    payout_state: 'WAITING_ACCOUNT',
    can_choose: true,
  });
});

it('what is on its way stays on its way, and its account too [RT-22]', async () => {
  const account = await bank.account();
  const order_id = await bank.completed();
  await bank.schedule();
  await sql`update payouts set state = 'SENT'`.execute(server.database.db);
  const other = await bank.account();
  const refused = await bank.choose(order_id, other);
  expect(refused.status).toBe(409);
  expect(refused.body.errors?.code).toBe('payout_state_conflict');
  expect(refused.body.errors?.current_payout?.state).toBe('SENT');
  const removed = await bank.act(bankAccounts.remove, account);
  expect([removed.status, removed.body.errors?.code]).toEqual([409, 'bank_account_in_use']);
});

it.each([{ payment_method: 'COD' }, { payment_method: 'TERM', term_days: 14 }])(
  '$payment_method: what the marketplace pays of a promotion goes to the account chosen for the order [RT-22] [RT-65]',
  async (terms) => {
    const { db } = server.database;
    const account = await bank.account();
    const chosen = await bank.account();
    await stockUp(db, bank.store_id);
    const [shared, borne] = await goodsFor(db, bank.store_id, 2);
    if (!shared || !borne) throw new Error('nothing to sell');
    await runPromotion(db, bank.store_id, [shared]);
    await runPromotion(db, bank.store_id, [borne], { share: 0 });
    const sides = { buyer_store_id: testStores.buyer, seller_store_id: bank.store_id };
    const completed = ({ inventory_id }: { inventory_id: string }) =>
      orderAt(server, bank.buyer, sides, 'COMPLETED', {
        ...terms,
        lines: [{ inventory_id, quantity: 2 }],
      });
    const order_id = await completed(shared);
    expect((await bank.get({ order_id })).body.order_choice?.can_choose).toBe(true);
    const { body } = await bank.choose(order_id, chosen);
    expect(body.order_choice).toMatchObject({ bank_account_id: chosen, can_choose: true });
    await bank.schedule();
    expect(await shown()).toEqual([['SCHEDULED', 1, chosen]]);
    const own = await bank.choose(await completed(borne), account);
    expect(own.body.errors?.code).toBe('order_not_by_transfer');
    expect(await bank.wrongSums()).toEqual([]);
  },
);

it('an order of another store, paid otherwise, or another’s account is refused [RT-22] [RT-60]', async () => {
  const account = await bank.account();
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: bank.store_id };
  const cash = await orderAt(server, bank.buyer, sides, 'NEW');
  expect((await bank.choose(cash, account)).body.errors?.code).toBe('order_not_by_transfer');
  expect((await bank.choose('999999999', account)).body.errors?.code).toBe('order_not_found');
  const order_id = await bank.completed();
  expect((await bank.choose(order_id, '999999999')).body.errors?.code).toBe(
    'bank_account_not_found',
  );
  await sql`update bank_accounts set store_id = ${testStores.other}, is_default = false`.execute(
    server.database.db,
  );
  expect((await bank.choose(order_id, account)).body.errors?.code).toBe('bank_account_not_found');
});
