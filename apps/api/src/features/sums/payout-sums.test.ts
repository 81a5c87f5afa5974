import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayouts, payoutSettings } from '../../testing/payouts.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { whatDoesNotAddUp } from './sums.service.ts';

const { opsPayouts } = contract;
let server: TestServer;
let bank: Awaited<ReturnType<typeof openPayouts>>;
/** One that was sent, one that has arrived, one that failed. */
let ids: Record<'sent' | 'arrived' | 'failed', string>;
beforeAll(async () => {
  server = await startTestServer(payoutSettings);
  bank = await openPayouts(server);
  const { token } = await newOperator(server, '+628970000073');
  await bank.account();
  const made = [];
  for (const _ of [1, 2, 3]) {
    await bank.completed();
    await bank.schedule();
    const [payout] = await bank.list({ state: 'SCHEDULED' });
    const body = { store_id: bank.store_id, payout_id: payout?.id ?? '' };
    await server.call(opsPayouts.send, { body }, token);
    made.push(body);
  }
  const [sent, arrived, failed] = made.map(({ payout_id }) => payout_id);
  ids = { sent: sent ?? '', arrived: arrived ?? '', failed: failed ?? '' };
  const of = { store_id: bank.store_id, attempt: 1 };
  await server.call(opsPayouts.arrived, { body: { ...of, payout_id: ids.arrived } }, token);
  const reason = 'Rekening ditutup';
  await server.call(opsPayouts.failed, { body: { ...of, payout_id: ids.failed, reason } }, token);
});
afterAll(() => server.close());

it('what was sent, has arrived and failed adds up', async () => {
  expect(await bank.wrongSums()).toEqual([]);
});

type Which = keyof typeof ids;

it.each<[string, Which, string, string]>([
  ['says another amount', 'sent', 'update payouts set amount = amount + 1 where id = $', 'payout'],
  [
    'has an order less',
    'arrived',
    'update payout_orders set payout_id = null where payout_id = $',
    'payout',
  ],
  ['is not on its way', 'sent', "update payouts set state = 'ARRIVED' where id = $", 'on its way'],
  [
    'has arrived elsewhere',
    'arrived',
    'update payout_attempts set amount = amount + 1 where payout_id = $',
    'account',
  ],
  [
    'was sent once more',
    'failed',
    "update payouts set state = 'SENT' where id = $",
    'left the escrow',
  ],
  [
    'is of an order that is not completed',
    'arrived',
    "update orders set fulfilment_status = 'SHIPPED' where id in (select order_id from payout_orders where payout_id = $)",
    'is SHIPPED and in a payout',
  ],
  [
    'ended without the book',
    'sent',
    "update payout_attempts set outcome = 'ARRIVED', ended_at = now() where payout_id = $",
    'attempt',
  ],
  [
    'was sent without an attempt',
    'sent',
    'delete from payout_attempts where payout_id = $',
    'attempt',
  ],
])('a payout that %s is found', async (_what, which, change, problem) => {
  const statement = change.replace('$', ids[which]);
  let problems: string[] = [];
  await server.database.db
    .transaction()
    .execute(async (db) => {
      await sql.raw(statement).execute(db);
      problems = await whatDoesNotAddUp(db, bank.store_id);
      throw new Error('as it was');
    })
    .catch(() => {});
  expect(problems.join('\n')).toContain(problem);
  expect(await bank.wrongSums()).toEqual([]);
});
