import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../platform/db/handle.ts';
import type { EventTail } from '../../platform/events/event-tail.ts';
import type { Permissions } from '../../platform/permissions.ts';
import { giveSignal } from '../../platform/signals.ts';
import { eventually } from '../../testing/eventually.ts';
import { openStream } from './events.service.ts';
import { createOpenStreams } from './open-streams.ts';

type Caller = Awaited<ReturnType<Parameters<typeof openStream>[0]['authenticate']>>;

const mayIn = (store_ids: string[]): Permissions => ({
  allows: (store_id) => store_ids.includes(store_id),
  storesWith: () => store_ids,
  arrayText: () => `{${store_ids.join(',')}}`,
});

/** A stream of somebody whose permissions are answered as the test says, and what it has said. */
async function open(permissionsOf: () => Promise<Permissions>) {
  const who = { user_id: 'looked-at' } as Caller;
  const tail: EventTail = {
    listen: () => () => {},
    watch: async (store_ids) => Object.fromEntries(store_ids.map((id) => [id, { order: 1 }])),
    unwatch: () => {},
    ending: new AbortController().signal,
    close: () => {},
  };
  let said = '';
  const raw = Object.assign(new PassThrough(), { writeHead: () => {} });
  raw.on('data', (chunk) => {
    said += chunk;
  });
  onTestFinished(() => void raw.destroy());
  const reply = { hijack: () => {}, getHeaders: () => ({}), raw } as unknown as FastifyReply;
  const openStreams = createOpenStreams();
  const dependencies = { tail, authenticate: async () => who, permissionsOf, openStreams };
  await openStream(dependencies, { db: {} as Db, who, headers: {}, after: undefined }, reply);
  return {
    resets: () => [...said.matchAll(/event: reset\ndata: (.*)/g)].map(([, data]) => data),
    looks: () => said.split('\n').filter((line) => line === ':').length,
  };
}

it('looks one at a time, each against what was told last', async () => {
  const answers: ((permissions: Permissions) => void)[] = [];
  let isOpen = false;
  const { resets, looks } = await open(() =>
    isOpen ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve(mayIn(['7'])),
  );
  isOpen = true;
  const change = () => giveSignal('people', 'looked-at');
  change();
  await eventually(() => expect(answers).toHaveLength(1));
  // Three more while the first look is under way are one.
  for (const _more of [1, 2, 3]) change();
  answers[0]?.(mayIn(['7', '8']));
  await eventually(() => expect(answers).toHaveLength(2));
  expect(looks()).toBe(1);
  answers[1]?.(mayIn(['7']));
  await eventually(() => expect(looks()).toBe(2));
  // What the person lost again was told to them: they are told that it is gone, too.
  expect(resets()).toEqual([
    JSON.stringify({ places: { 7: { order: 1 }, 8: { order: 1 } } }),
    JSON.stringify({ places: { 7: { order: 1 }, 8: {} } }),
  ]);
  expect(answers).toHaveLength(2);
});
