import { contract } from '@marketplace/contract/contract';
import type { HoldingKind } from '@marketplace/contract/money-words';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openPayouts, payoutSettings } from '../../../testing/payouts.ts';
import { newOperator } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const { money, moneyPayouts, opsPayouts } = contract;
let server: TestServer;
let bank: Awaited<ReturnType<typeof openPayouts>>;
let finance: string;
beforeEach(async () => {
  server = await startTestServer(payoutSettings);
  onTestFinished(() => server.close());
  bank = await openPayouts(server);
  finance = (await newOperator(server, '+628970000071')).token;
});

const ofOrder = async (order_id: string) => {
  const query = { store_id: bank.store_id, order_id };
  return (await server.call(money.ofOneOrder, { query }, bank.owner)).body;
};
const holdings = async (kind: HoldingKind) => {
  const query = { store_id: bank.store_id, kind };
  return (await server.call(money.holdings, { query }, bank.owner)).body.data;
};
const held = async (order_id: string) =>
  (await holdings('HELD')).find((row) => row.order_id === order_id);
const payout = async () => {
  const [first] = await bank.list();
  if (!first) throw new Error('there is no payout');
  return { store_id: bank.store_id, payout_id: first.id };
};
/** What is told of the way to the bank. */
const way = async (order_id: string) =>
  (await ofOrder(order_id)).steps
    .filter(({ cause }) => cause.startsWith('PAYOUT'))
    .map(({ cause, change, amount }) => [cause, change, amount]);
/** The midnight behind today, in Jakarta. */
const midnight = () => {
  const [day, offset] = [86_400_000, 7 * 3_600_000];
  return new Date((Math.floor((Date.now() + offset) / day) + 1) * day - offset).toISOString();
};

it('the money of an order is followed to the bank, each order with its own part', async () => {
  await bank.account();
  const [first, second] = [await bank.completed(), await bank.completed()];
  const amount = (await held(first))?.amount ?? 0;
  await bank.schedule();
  const body = await payout();
  expect(await way(first)).toEqual([]);
  await server.call(opsPayouts.send, { body }, finance);
  expect(await way(first)).toEqual([['PAYOUT_SENT', 0, amount]]);
  const { holdings: open } = await ofOrder(first);
  const transit = open.filter(({ kind }) => kind === 'TRANSIT');
  const name = expect.stringMatching(/^BCA ••••\d{4}$/);
  expect(transit).toEqual([{ kind: 'TRANSIT', amount, name, reason: 'ON_ITS_WAY', until: null }]);
  expect(open.some(({ kind }) => kind === 'HELD')).toBe(false);
  const [row] = await holdings('TRANSIT');
  expect(row).toMatchObject({ name, payout_id: body.payout_id, order_count: 2, order_id: null });
  const failed = { ...body, attempt: 1, reason: 'Rekening ditutup' };
  await server.call(opsPayouts.failed, { body: failed }, finance);
  expect((await ofOrder(first)).holdings.map(({ reason }) => reason)).toContain('PAYOUT_FAILED');
  await server.call(moneyPayouts.retry, { body }, bank.owner);
  await server.call(opsPayouts.send, { body }, finance);
  await server.call(opsPayouts.arrived, { body: { ...body, attempt: 2 } }, finance);
  for (const order_id of [first, second])
    expect((await way(order_id)).map(([cause, change]) => [cause, change])).toEqual([
      ['PAYOUT_SENT', 0],
      ['PAYOUT_FAILED', 0],
      ['PAYOUT_SENT', 0],
      ['PAYOUT_ARRIVED', -amount],
    ]);
  const { steps, holdings: left } = await ofOrder(first);
  expect(steps.reduce((sum, { change }) => sum + change, 0)).toBe(0);
  expect(left.map(({ kind }) => kind)).toEqual(['FEES']);
});

it('money of a completed order says what it waits for on its way to the bank', async () => {
  const order_id = await bank.completed();
  const hold = async () => {
    const { reason, until } = (await held(order_id)) ?? {};
    return [reason, until];
  };
  expect(await hold()).toEqual(['WAITS_FOR_PAYOUT', null]);
  await bank.schedule();
  expect(await hold()).toEqual(['NO_BANK_ACCOUNT', null]);
  await bank.account();
  await bank.schedule();
  // Of a new account the day was the next one, before it could be used at once.
  const [{ day } = { day: '' }] = await bank.list();
  const until = new Date(Date.parse(`${day}T00:00:00+07:00`) + 86_400_000).toISOString();
  expect(Date.parse(until)).toBeGreaterThanOrEqual(Date.parse(midnight()));
  expect(await hold()).toEqual(['PAYOUT_SCHEDULED', until]);
  expect((await held(order_id))?.payout_id).toBe((await payout()).payout_id);
});
