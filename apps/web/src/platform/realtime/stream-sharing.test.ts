import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { createStreamSharing } from './stream-sharing.ts';

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

/** A tab of a browser; `connections` counts how often it went to the server itself. */
function openTab(browser: string) {
  const heard: string[] = [];
  const tab = { heard, connections: 0, returns: 0 };
  const stream = createEventStream({
    address: `${marketplace.origin}/api/events/stream`,
    headers: () => {
      tab.connections += 1;
      return new Headers({ Authorization: `Token ${owner}` });
    },
    token: () => owner,
    onSignedOut: () => {},
    askFirst: async () => {
      tab.returns += 1;
    },
    wait: async () => {},
    sharing: () => createStreamSharing(browser),
  });
  stream.onEvent(({ payload }) => 'order_number' in payload && heard.push(payload.order_number));
  stream.open();
  opened.push(stream);
  return { ...stream, tab };
}

/** Orders until the tab hears one, and has heard all: what follows it surely hears, and nothing else. */
async function untilHeard({ tab }: ReturnType<typeof openTab>): Promise<void> {
  while (tab.heard.length === 0) {
    await marketplace.placeOrder();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // Of those that were placed some may still be on their way: behind this one there is none.
  const last = await marketplace.placeOrder();
  await eventually(() => expect(tab.heard).toContain(last.order_number));
}

it('one tab reads for all, and each hears everything once', async () => {
  const browser = randomUUID();
  const first = openTab(browser);
  await untilHeard(first);
  const second = openTab(browser);
  await untilHeard(second);
  const placed: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    placed.push((await marketplace.placeOrder()).order_number);
  }
  await eventually(() => expect(first.tab.heard.slice(-5)).toEqual(placed));
  await eventually(() => expect(second.tab.heard.slice(-5)).toEqual(placed));
  expect([first.tab.connections, second.tab.connections]).toEqual([1, 0]);
});

it('when the stream was lost and goes on, every tab is told so once', async () => {
  const browser = randomUUID();
  const first = openTab(browser);
  await untilHeard(first);
  const second = openTab(browser);
  await untilHeard(second);
  const returns = () => [first.tab.returns, second.tab.returns];
  expect(returns()).toEqual([0, 0]);
  marketplace.breakConnections();
  await eventually(() => expect(returns()).toEqual([1, 1]));
});

it('when the tab that reads is closed the next goes on: nothing lost, nothing twice', async () => {
  const browser = randomUUID();
  const first = openTab(browser);
  await untilHeard(first);
  const second = openTab(browser);
  await untilHeard(second);
  const before = second.tab.heard.length;
  const placed: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    if (count === 4) first.close();
    placed.push((await marketplace.placeOrder()).order_number);
  }
  await eventually(() => expect(second.tab.heard.slice(before)).toEqual(placed));
  expect(second.tab.connections).toBe(1);
});

it('a tab that opens late is told what it may have missed while its lists were on their way', async () => {
  const browser = randomUUID();
  const first = openTab(browser);
  await untilHeard(first);
  const { order_number } = await marketplace.placeOrder();
  await eventually(() => expect(first.tab.heard).toContain(order_number));
  const second = openTab(browser);
  await eventually(() => expect(second.tab.heard).toContain(order_number));
  expect(second.tab.connections).toBe(0);
});
