import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';
import { createErrorIntake } from './error-intake.ts';

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
  ])('are refused with %s', async (_, errors) => {
    expect((await send(errors)).status).toBe(400);
  });

  it('are not kept beyond what a person could look through in a minute', () => {
    const within = createErrorIntake(3);
    expect(within([1, 2], 0)).toEqual([1, 2]);
    expect(within([3, 4], 59_999)).toEqual([3]);
    expect(within([5], 60_000)).toEqual([5]);
  });
});
