import type { IncomingMessage } from 'node:http';
import type { EventPlaces } from '@marketplace/contract/events';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { startPlainServer, startServerSaying } from '../../testing/plain-server.ts';
import { createEventStream, type EventStream, type StoreEvent } from './event-stream.ts';

let marketplace: Marketplace;
let owner: string;
beforeAll(async () => {
  marketplace = await startMarketplace();
  owner = await marketplace.signIn(marketplace.people.owner);
});
afterAll(() => marketplace.close());

const opened: EventStream[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

type Surroundings = Parameters<typeof createEventStream>[0];
type Options = { token?: string; origin?: string } & Partial<
  Pick<Surroundings, 'wait' | 'askFirst'>
>;

/** A stream that writes down all it hears; `ready` once it has its place in the log. */
function follow({ token = owner, origin = marketplace.origin, ...options }: Options = {}) {
  const heard: StoreEvent[] = [];
  const resets = vi.fn();
  const onSignedOut = vi.fn();
  const askFirst = vi.fn(options.askFirst ?? (async () => {}));
  const wait = vi.fn(options.wait ?? (async () => {}));
  const stream = createEventStream({
    address: `${origin}/api/events/stream`,
    headers: () => new Headers({ Authorization: `Token ${token}` }),
    token: () => token,
    onSignedOut,
    askFirst,
    wait,
  });
  stream.onEvent((event) => heard.push(event));
  stream.onReset(resets);
  opened.push(stream);
  stream.open();
  return { stream, heard, resets, onSignedOut, askFirst, wait };
}

const numbersOf = (events: readonly StoreEvent[]) =>
  events.map(({ payload }) => ('order_number' in payload ? payload.order_number : ''));

/** Orders until one arrives: then the stream has its place, and what follows is surely heard. */
async function untilReady({ heard }: { heard: StoreEvent[] }): Promise<void> {
  while (heard.length === 0) {
    await marketplace.placeOrder();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await orderHeardBy({ heard });
  heard.length = 0;
}

/** Told to somebody it is settled: who opens a stream after that begins behind it. */
async function orderHeardBy({ heard }: { heard: StoreEvent[] }) {
  const placed = await marketplace.placeOrder();
  await eventually(() => expect(numbersOf(heard)).toContain(placed.order_number));
  return placed;
}

describe('the stream of the real API', () => {
  it('brings a placed order once, as the list shows it', async () => {
    const following = follow();
    await untilReady(following);
    const placed = await marketplace.placeOrder();
    const next = await marketplace.placeOrder();
    await eventually(() => expect(following.heard).toHaveLength(2));
    expect(numbersOf(following.heard)).toEqual([placed.order_number, next.order_number]);
    expect(following.heard[0]).toMatchObject({
      kind: 'order.created',
      area: 'order',
      store_id: marketplace.stores.own,
      payload: { id: placed.id, fulfilment_status: 'NEW', allowed_actions: ['accept', 'reject'] },
    });
    expect(following.stream.recent().slice(-2)).toEqual(following.heard);
  });

  it('tells what happened after lists were asked for and before there was a stream', async () => {
    const another = follow();
    await untilReady(another);
    const { promise: signal, resolve: comesBack } = Promise.withResolvers<void>();
    const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError());
    onTestFinished(() => fetching.mockRestore());
    const following = follow({ wait: () => signal });
    await eventually(() => expect(following.wait).toHaveBeenCalled());
    const missed = await orderHeardBy(another);
    comesBack();
    await eventually(() => expect(numbersOf(following.heard)).toContain(missed.order_number));
    expect(following.resets).not.toHaveBeenCalled();
  });

  it('breaks and goes on: nothing lost, nothing twice, in order', async () => {
    const following = follow();
    await untilReady(following);
    const placed: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      placed.push((await marketplace.placeOrder()).order_number);
      if (round % 2 === 0) marketplace.breakConnections();
      placed.push((await marketplace.placeOrder()).order_number);
    }
    const last = placed.at(-1);
    await eventually(() => expect(numbersOf(following.heard)).toContain(last));
    expect(numbersOf(following.heard)).toEqual(placed);
    expect(following.wait).toHaveBeenCalled();
    expect(following.resets).not.toHaveBeenCalled();
  });

  it('says reset when it was away too long, once that is known which all hangs on, and goes on from there', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: known, resolve: letKnow } = Promise.withResolvers<void>();
    const following = follow({ wait: () => held, askFirst: () => known });
    await untilReady(following);
    marketplace.breakConnections();
    await eventually(() => expect(following.wait).toHaveBeenCalled());
    await marketplace.placeOrder();
    await marketplace.database.runScript('delete from store_events');
    letGo();
    // What came before is forgotten with the reset, which comes after the question that a return asks.
    await eventually(() => expect(following.stream.recent()).toEqual([]));
    expect(following.askFirst).toHaveBeenCalledTimes(1);
    const next = await marketplace.placeOrder();
    await eventually(() => expect(numbersOf(following.heard)).toEqual([next.order_number]));
    expect(following.resets).not.toHaveBeenCalled();
    letKnow();
    await eventually(() => expect(following.resets).toHaveBeenCalledTimes(1));
  });

  it('says that the login is over, and which', async () => {
    const following = follow({ token: 'x'.repeat(43), wait: () => new Promise(() => {}) });
    await eventually(() => expect(following.onSignedOut.mock.calls).toEqual([['x'.repeat(43)]]));
    expect(following.heard).toEqual([]);
  });

  it('hears nothing more once it is closed, and begins anew when it is opened again', async () => {
    const following = follow();
    const another = follow();
    await untilReady(following);
    await untilReady(another);
    following.stream.close();
    expect(following.stream.recent()).toEqual([]);
    const missed = await orderHeardBy(another);
    expect(numbersOf(following.heard)).not.toContain(missed.order_number);
    following.stream.open();
    await untilReady(following);
    expect(following.onSignedOut).not.toHaveBeenCalled();
  });
});

describe('a stream that cannot be opened', () => {
  it('is a login that is over where the server says so by the code alone, and by no other', async () => {
    const refuse = async (code: string) => {
      const { origin } = await startServerSaying(403, JSON.stringify({ errors: { code } }));
      const { onSignedOut, wait } = follow({ origin, wait: () => new Promise(() => {}) });
      await eventually(() => expect(wait).toHaveBeenCalled());
      return onSignedOut.mock.calls;
    };
    expect(await refuse('authentication_failed')).toEqual([[owner]]);
    expect(await refuse('permission_denied')).toEqual([]);
  });

  it('tries again, waiting longer each time, and anew from the beginning after a success', async () => {
    const answers = [503, 503, 200, 503, 503];
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const { origin } = await startPlainServer((_, response) => {
      response.writeHead(answers.shift() ?? 503).end();
    });
    const attempts: number[] = [];
    follow({
      origin,
      wait: (attempt) => {
        attempts.push(attempt);
        if (attempts.length < 5) return Promise.resolve();
        resolve();
        return new Promise(() => {});
      },
    });
    await over;
    expect(attempts).toEqual([1, 2, 0, 1, 2]);
  });

  it('opens one connection however often it is asked to', async () => {
    let connections = 0;
    const { origin } = await startPlainServer((_, response) => {
      connections += 1;
      response.writeHead(200).write(opening({ 1: { order: 1 } }));
    });
    const { stream } = follow({ origin });
    stream.open();
    stream.open();
    await eventually(() => expect(connections).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(connections).toBe(1);
  });
});

const opening = (places: EventPlaces) => `event: open\ndata: ${JSON.stringify({ places })}\n\n`;
const told = (number: number, payload = '{}') =>
  `event: order.created\ndata: {"store_id":"1","area":"order","number":${number},"kind":"order.created","payload":${payload}}\n\n`;
/** Without a place to go on from: since when something may have been asked for. */
const aBeginning = expect.stringMatching(/^{"asked_ms":\d+}$/);
const bodyOf = async (request: IncomingMessage) => (await request.toArray()).join('');

it('a stream that breaks before its first event comes back to the places it was given', async () => {
  const asked: string[] = [];
  const { origin } = await startPlainServer(async (request, response) => {
    asked.push(await bodyOf(request));
    response.writeHead(200).end(asked.length === 1 ? opening({ 1: { order: 5 } }) : '');
  });
  const comesBackOnce = async () => {
    if (asked.length > 1) await new Promise(() => {});
  };
  const { heard, stream, askFirst } = follow({ origin, wait: comesBackOnce });
  await eventually(() => expect(askFirst).toHaveBeenCalled());
  expect(askFirst).toHaveBeenCalledTimes(1);
  expect(asked.slice(0, 2)).toEqual([aBeginning, '{"after":{"1":{"order":5}}}']);
  expect([heard, stream.recent()]).toEqual([[], []]);
});

it('a doubled event is heard once', async () => {
  const asked: string[] = [];
  const { origin } = await startPlainServer(async (request, response) => {
    asked.push(await bodyOf(request));
    response.writeHead(200);
    if (asked.length > 1) return void response.write(told(2) + told(3, '{"order_number":"three"}'));
    response.end(opening({ 1: { order: 1 } }) + told(2, '{"order_number":"two"}'));
  });
  const { heard, resets } = follow({ origin });
  await eventually(() => expect(numbersOf(heard)).toEqual(['two', 'three']));
  expect(asked).toEqual([aBeginning, '{"after":{"1":{"order":2}}}']);
  expect(resets).not.toHaveBeenCalled();
});

it.each([
  ['that is missing', told(3)],
  ['that cannot be read', `event: order.created\ndata: {broken\n\n${told(3)}`],
])('an event %s is noticed by the next: what was read before is old', async (_, rest) => {
  const { origin } = await startPlainServer((_, response) => {
    response.writeHead(200);
    response.write(opening({ 1: { order: 0 } }) + told(1) + rest + told(4));
  });
  const { heard, resets } = follow({ origin });
  await eventually(() => expect(heard.map(({ number }) => number)).toEqual([1, 3, 4]));
  expect(resets).toHaveBeenCalledTimes(1);
});

it('numbers are counted for each store and area', async () => {
  const { origin } = await startPlainServer((_, response) => {
    response.writeHead(200);
    response.write(opening({ 1: { order: 7 }, 2: {} }));
    response.write(told(8) + told(1).replace('"store_id":"1"', '"store_id":"2"'));
    response.write(told(1).replace('"order"', '"inventory"'));
  });
  const { heard, resets } = follow({ origin });
  await eventually(() => expect(heard).toHaveLength(3));
  expect(resets).not.toHaveBeenCalled();
});

it('remembers the latest events, and not without end', async () => {
  const { origin } = await startPlainServer((_, response) => {
    response.writeHead(200);
    for (let number = 1; number <= 600; number += 1) response.write(told(number));
  });
  const { stream, heard } = follow({ origin });
  await eventually(() => expect(heard).toHaveLength(600));
  expect(stream.recent()).toEqual(heard.slice(-500));
});

it('gives up a connection that has died without a word, and comes back to its place', async () => {
  const places: string[] = [];
  const { origin } = await startPlainServer(async (request, response) => {
    places.push(await bodyOf(request));
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(opening({ 1: { order: 7 } }));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  follow({ origin });
  await vi.waitUntil(() => places.length === 1, { timeout: 30_000 });
  await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 30_000 });
  while (places.length === 1) await vi.advanceTimersByTimeAsync(5_000);
  expect(places).toEqual([aBeginning, '{"after":{"1":{"order":7}}}']);
});

it('waits long before it comes back where it was sent away for one too many', async () => {
  const { origin } = await startPlainServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.end('event: closed\ndata: {"code":"too_many_streams"}\n\n');
  });
  const { wait, heard } = follow({ origin, wait: () => new Promise(() => {}) });
  await eventually(() => expect(wait).toHaveBeenCalledWith(10));
  expect(heard).toEqual([]);
});
