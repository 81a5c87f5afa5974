import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, useTestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';
import { createIntake } from './intake.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const happened_at = '2026-11-15T01:00:00.000Z';
const newEvent = (given: object = {}) => ({
  id: randomUUID(),
  kind: 'page',
  name: '/seller/orders',
  properties: { status: 'NEW' },
  context: { device: { width: 360 }, referrer: '', permission: { role_name: 'OWNER' } },
  happened_at,
  ...given,
});
const newError = (given: object = {}) => ({
  id: randomUUID(),
  kind: 'TypeError',
  message: 'x is undefined',
  stack: '',
  tags: [],
  path: '/seller/login',
  breadcrumbs: [],
  context: {},
  happened_at,
  ...given,
});
const filled = (fields: number, length: number) =>
  Object.fromEntries(
    Array.from({ length: fields }, (_, index) => [`f${index}`, 'x'.repeat(length)]),
  );
const nested = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, filled(40, 200)]));
const eventsOf = (id: string) =>
  server.database.db.selectFrom('analytics_events').where('id', '=', id).selectAll().execute();
const errorsOf = (id: string) =>
  server.database.db.selectFrom('client_errors').where('id', '=', id).selectAll().execute();

describe('what people do', () => {
  const send = (events: object[], as?: string) =>
    server.call(contract.telemetry.takeEvents, { body: { events } }, as);

  it('is kept with device, referrer and parameters, and once when it is sent twice [API-45]', async () => {
    const event = newEvent();
    const next = newEvent();
    expect((await send([event], token)).body).toEqual({ event_ids: [event.id] });
    expect((await send([event, next], token)).body).toEqual({ event_ids: [next.id] });
    expect(await eventsOf(event.id)).toEqual([
      expect.objectContaining({
        kind: 'page',
        name: '/seller/orders',
        properties: event.properties,
        context: event.context,
      }),
    ]);
  });

  it('is not taken from nobody [ST-18]', async () => {
    const event = newEvent();
    expect((await send([event])).status).toBe(401);
    expect(await eventsOf(event.id)).toEqual([]);
  });

  it.each([
    ['51 at once', Array.from({ length: 51 }, () => newEvent())],
    ['none', []],
    ['a moment that is none', [newEvent({ happened_at: 'yesterday' })]],
    ['an unknown kind', [newEvent({ kind: 'alias' })]],
    ['a deep property', [newEvent({ properties: { deep: { er: 1 } } })]],
    ['a sign that ends texts', [newEvent({ properties: { a: 'x\u0000' } })]],
    ['half a sign', [newEvent({ context: { device: { name: '\ud83d' } } })]],
    ['half a sign in a name', [newEvent({ properties: { '\ud83d': 1 } })]],
    ['the year 0000', [newEvent({ happened_at: '0000-01-01T00:00:00Z' })]],
    ['more than 4 KB', [newEvent({ properties: filled(30, 200) })]],
  ])('is refused: %s', async (_, events) => {
    expect((await send(events, token)).body.errors?.code).toBe('validation_failed');
  });
});

describe('faults in a browser', () => {
  const send = (errors: object[], as?: string) =>
    server.call(contract.telemetry.takeErrors, { body: { errors } }, as);

  it('are kept from whoever met them, once [BC-08]', async () => {
    const [known, unknown] = [newError(), newError()];
    await send([known], token);
    await send([known, unknown], 'A'.repeat(43));
    const [row] = await errorsOf(known.id);
    expect(row?.user_id).not.toBeNull();
    expect(await errorsOf(unknown.id)).toEqual([expect.objectContaining({ user_id: null })]);
  });

  it.each([
    ['a message of 251 characters', [newError({ message: 'x'.repeat(251) })]],
    ['31 at once', Array.from({ length: 31 }, () => newError())],
    [
      '101 breadcrumbs',
      [
        newError({
          breadcrumbs: Array.from({ length: 101 }, () => ({ kind: 'call', text: '', happened_at })),
        }),
      ],
    ],
    ['a sign that ends texts', [newError({ message: 'x\u0000' })]],
    ['half a sign', [newError({ stack: '\ud83d' })]],
    ['the year 0000', [newError({ happened_at: '0000-01-01T00:00:00Z' })]],
    ['more than 32 KB', [newError({ context: { a: filled(40, 200), ...nested(10) } })]],
  ])('are refused with %s', async (_, errors) => {
    expect((await send(errors)).status).toBe(400);
  });

  it.each([
    ['one address', () => '198.51.100.9'],
    ['one /48', (sent: number) => `2001:db8:7:${sent}::1`],
  ])(
    'are taken from %s up to so many bytes a minute, and from others meanwhile',
    async (_, from) => {
      const limited = await useTestServer({ TRUST_PROXY: ['127.0.0.1'] });
      const sendFrom = (address: string) =>
        limited.call(contract.telemetry.takeErrors, {
          body: { errors: [newError({ context: nested(3) })] },
          headers: { 'x-forwarded-for': address },
        });
      const statuses = [];
      for (let sent = 0; sent < 7; sent += 1) statuses.push((await sendFrom(from(sent))).status);
      expect(statuses).toEqual([...Array(6).fill(200), 429]);
      expect((await sendFrom('203.0.113.7')).status).toBe(200);
      const kept = await limited.database.db.selectFrom('client_errors').select('id').execute();
      expect(kept).toHaveLength(7);
    },
  );

  it('are taken from who is signed in, however many strangers send theirs', async () => {
    const limited = await useTestServer({ TRUST_PROXY: ['127.0.0.1'] });
    const people = [testPeople.owner, testPeople.admin];
    const [one = '', two = ''] = await Promise.all(people.map((each) => limited.signIn(each)));
    const sendFrom = async (address: string, count: number, as?: string) => {
      const errors = Array.from({ length: count }, () => newError());
      const inputs = { body: { errors }, headers: { 'x-forwarded-for': address } };
      return (await limited.call(contract.telemetry.takeErrors, inputs, as)).status;
    };
    for (let n = 0; n < 10; n += 1) expect(await sendFrom(`198.51.100.${n}`, 30)).toBe(200);
    expect(await sendFrom('203.0.113.7', 1)).toBe(429);
    // A token that opens nothing makes nobody a person.
    expect(await sendFrom('203.0.113.7', 1, 'A'.repeat(43))).toBe(429);
    expect(await sendFrom('203.0.113.7', 30, one)).toBe(200);
    expect(await sendFrom('203.0.113.7', 1, one)).toBe(429);
    expect(await sendFrom('203.0.113.7', 1, two)).toBe(200);
  });

  it('are taken by count and by bytes, of one and of all, anew every minute', () => {
    const within = createIntake({ one: { count: 2, bytes: 100 }, all: { count: 4, bytes: 30 } });
    expect(within('a', ['1', '2', '3'], 0)).toEqual(['1', '2']);
    expect(within('a', ['4'], 59_999)).toEqual([]);
    expect(within('b', ['long enough to be too much'], 59_999)).toEqual([]);
    expect(within('b', ['5'], 59_999)).toEqual(['5']);
    expect(within('c', ['6', '7'], 59_999)).toEqual(['6']);
    expect(within('a', ['8'], 60_000)).toEqual(['8']);
  });
});
