import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { giveSignal, onSignal } from '../signals.ts';
import { openRedis, type SharedRedis } from './open-redis.ts';

const url = inject('redisUrl');
const channel = 'marketplace:notices';
type Said = Record<'events' | 'people' | 'typing', string[] | 'all'> & { from: string };

describe.runIf(url)('notices over Redis', () => {
  let shared: SharedRedis;
  let witness: Redis;
  let speaker: Redis;
  let said: Said[];
  beforeEach(async () => {
    said = [];
    witness = new Redis(url ?? '');
    speaker = new Redis(url ?? '');
    await witness.subscribe(channel);
    shared = openRedis(url ?? '', { info: () => {}, warn: () => {} });
    while (shared.commands.status !== 'ready') await pause(5);
    witness.on('message', (_channel, text) => {
      if (text.includes('"people"')) said.push(JSON.parse(text));
    });
  });
  afterEach(async () => {
    await shared.close();
    witness.disconnect();
    speaker.disconnect();
  });
  // Other tests use this server too: only what names a person of these tests counts.
  const saidOf = (person: string) => said.filter(({ people }) => people.includes(person));

  it('many in a moment are one message', async () => {
    for (let count = 0; count < 500; count += 1) {
      giveSignal('events', String(count % 2));
      giveSignal('people', `gathered-${count % 3}`);
    }
    while (saidOf('gathered-0').length === 0) await pause(5);
    await pause(100);
    expect(saidOf('gathered-0')).toEqual([
      {
        from: expect.any(String),
        events: ['0', '1'],
        people: ['gathered-0', 'gathered-1', 'gathered-2'],
        typing: [],
      },
    ]);
  });

  it('of too many people nobody is named', async () => {
    giveSignal('people', 'crowd-first');
    while (saidOf('crowd-first').length === 0) await pause(5);
    const from = saidOf('crowd-first')[0]?.from;
    for (let count = 0; count < 60; count += 1) giveSignal('people', `crowd-${count}`);
    const mine = () => said.filter((each) => each.from === from);
    while (mine().length < 2) await pause(5);
    expect(mine()[1]).toMatchObject({ people: 'all' });
  });

  it('of others are heard, its own are not heard twice, and what is no notice is passed over', async () => {
    const heard: (string | undefined)[] = [];
    const stop = onSignal('people', (user_id) => heard.push(user_id));
    // A listener that is not there yet hears nothing: ask until one is.
    while (!heard.includes('ready')) {
      const ready = { from: 'other', events: [], people: ['ready'] };
      await speaker.publish(channel, JSON.stringify(ready));
      await pause(5);
    }
    giveSignal('people', 'own');
    await speaker.publish(channel, 'not a notice');
    await speaker.publish(channel, '{"from":"other","events":"perhaps"}');
    const last = { from: 'other', events: ['1'], people: ['other'] };
    await speaker.publish(channel, JSON.stringify(last));
    while (!heard.includes('other')) await pause(5);
    await pause(50);
    stop();
    expect(heard.filter((user_id) => user_id !== 'ready')).toEqual(['own', 'other']);
  });

  it('who writes is named to the others, and nobody where they are too many', async () => {
    const heard: (string | undefined)[] = [];
    const stops = [
      onSignal('typing', (of) => heard.push(of)),
      onSignal('people', (user_id) => heard.push(user_id)),
    ];
    const tell = (typing: unknown, person: string) =>
      speaker.publish(
        channel,
        JSON.stringify({ from: 'other', events: [], people: [person], typing }),
      );
    while (!heard.includes('there')) {
      await tell([], 'there');
      await pause(5);
    }
    await tell('all', 'crowd');
    // A process of the release before says nothing of it.
    await tell(undefined, 'before');
    await tell(['5 77'], 'after');
    while (!heard.includes('5 77')) await pause(5);
    for (const stop of stops) stop();
    expect(heard.filter((each) => each !== 'there')).toEqual(['crowd', 'before', 'after', '5 77']);
    giveSignal('typing', '5 78');
    giveSignal('people', 'told-typing');
    while (saidOf('told-typing').length === 0) await pause(5);
    expect(saidOf('told-typing')[0]).toMatchObject({ typing: ['5 78'] });
  });

  it('given before the end go out before the end', async () => {
    giveSignal('people', 'last-word');
    await shared.close();
    while (saidOf('last-word').length === 0) await pause(5);
  });
});
