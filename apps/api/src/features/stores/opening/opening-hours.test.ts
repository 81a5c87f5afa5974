import { contract } from '@marketplace/contract/contract';
import { wholeDay } from '@marketplace/contract/week-hours';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEvents } from '../../../testing/event-reader.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { openingHours, closingDays } = contract;
const store_id = testStores.own;

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const read = () => server.call(openingHours.read, { query: { store_id } }, owner);
const save = (weekdays: unknown) =>
  server.call(openingHours.save, { body: { store_id, weekdays } }, owner);
/** Six days that stay as they are. */
const rest = () => Array.from({ length: 6 }, () => null);
const everyDay = <Span>(...spans: Span[]) => Array.from({ length: 7 }, () => spans);

it('a store that has said nothing is always open', async () => {
  const { body } = await read();
  expect(body).toEqual({ weekdays: null, is_open: true, opens_at: null });
});

it('hours are kept in their order, told to open screens, and read back as they are', async () => {
  const reader = await readEvents(server, owner);
  const [morning, evening] = [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '24:00' },
  ];
  const { status, body } = await save([...everyDay(evening, morning).slice(1), []]);
  expect(status).toBe(200);
  expect(body.weekdays).toEqual([...everyDay(morning, evening).slice(1), []]);
  expect((await read()).body.weekdays).toEqual(body.weekdays);
  await reader.find(
    ({ kind, payload }) => kind === 'store.changed' && payload.store_id === store_id,
  );
  reader.close();
});

it('whether it is open now follows from weekday, clock and days off', async () => {
  expect((await save(everyDay(wholeDay))).body).toMatchObject({ is_open: true, opens_at: null });
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const body = { store_id, date_from: today, date_to: today };
  const closed = await server.call(closingDays.create, { body }, owner);
  const tomorrow = new Date(Date.parse(today) + 24 * 3_600_000 - 7 * 3_600_000).toISOString();
  expect((await read()).body).toMatchObject({ is_open: false, opens_at: tomorrow });
  const closing_id = closed.body.closing_days[0]?.id;
  await server.call(closingDays.remove, { body: { store_id, closing_id } }, owner);
  expect((await read()).body.is_open).toBe(true);
});

it('how long a seller has to answer does not follow the hours, only the days off', async () => {
  await save(everyDay({ from: '03:00', to: '03:15' }));
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const { arrived_at, deadline_at } = await placeOrder(server, buyer, sides);
  expect(Date.parse(deadline_at ?? '') - Date.parse(arrived_at ?? '')).toBe(24 * 3_600_000);
});

const open = { from: '08:00', to: '17:00' };
it.each([
  ['past midnight', [{ from: '22:00', to: '02:00' }], 'weekdays.0.0.to', 'hours_reversed'],
  ['for no time', [{ from: '08:00', to: '08:00' }], 'weekdays.0.0.to', 'hours_reversed'],
  ['twice at once', [open, { from: '16:59', to: '18:00' }], 'weekdays.0.1.from', 'hours_overlap'],
  [
    'at an hour that no clock has',
    [{ from: '25:00', to: '26:00' }],
    'weekdays.0.0.from',
    'clock_unclear',
  ],
  ['at words', [{ from: 'pagi', to: '17:00' }], 'weekdays.0.0.from', 'clock_unclear'],
  [
    'five times',
    [0, 2, 4, 6, 8].map((at) => ({ from: `0${at}:00`, to: `0${at + 1}:00` })),
    'weekdays.0',
    'too_long',
  ],
])('nobody is open %s: it is said beside the field', async (_how, monday, field, code) => {
  const { status, body } = await save([monday, ...everyDay(open).slice(1)]);
  expect([status, body.errors?.fields?.[field]?.code]).toEqual([400, code]);
});

it('two who change different days keep each other’s, and a day that is not named stays', async () => {
  await save(everyDay(open));
  const [first, second] = await Promise.all([save([[wholeDay], ...rest()]), save([...rest(), []])]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const weekdays = [[wholeDay], ...everyDay(open).slice(2), []];
  expect((await read()).body.weekdays).toEqual(weekdays);
});

it('a day that is not named stays open all day in a store that has said nothing', async () => {
  const { db } = server.database;
  await db.deleteFrom('opening_hours').where('store_id', '=', store_id).execute();
  await save([[], ...rest()]);
  expect((await read()).body.weekdays).toEqual([[], ...everyDay(wholeDay).slice(1)]);
});

it('two who each close what is left do not close the store for good', async () => {
  await save([[open], [open], ...everyDay().slice(2)]);
  expect((await save([[], ...rest()])).status).toBe(200);
  const { status, body } = await save([null, [], ...rest().slice(1)]);
  expect([status, body.errors?.fields?.weekdays?.code]).toEqual([400, 'never_open']);
});

it('a store is open on one day at least, and the week has seven', async () => {
  const never = await save(everyDay());
  expect(never.body.errors?.fields?.weekdays?.code).toBe('never_open');
  const short = await save(everyDay(open).slice(1));
  expect(short.body.errors?.fields?.weekdays?.code).toBe('invalid');
});
