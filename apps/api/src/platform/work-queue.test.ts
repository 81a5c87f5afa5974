import { setImmediate as soon } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function openEnded() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => void ends.push(end));
  };
  const endOne = async () => {
    ends.shift()?.();
    await soon();
  };
  return { work, begun, endOne };
}

it('runs so much at once, and those who wait take turns', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 10, mostWaitingOfOne: 10 });
  const { work, begun, endOne } = openEnded();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) =>
    queue({ who: name.charAt(0) }, work(name)),
  );
  expect(begun).toEqual(['a1']);
  for (const _ of all) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

const busy = { code: 'server_busy' };

it('refuses what is too much for one, and what is too much for all', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 2, mostWaitingOfOne: 1 });
  const { work, endOne } = openEnded();
  const taken = ['a', 'a'].map((who) => queue({ who }, work(who)));
  await expect(queue({ who: 'a' }, work('a'))).rejects.toMatchObject(busy);
  taken.push(queue({ who: 'b' }, work('b')));
  await expect(queue({ who: 'c' }, work('c'))).rejects.toMatchObject(busy);
  for (const _ of taken) await endOne();
  await Promise.all(taken);
  const later = queue({ who: 'c' }, work('c'));
  await endOne();
  await later;
});

it('full, refuses who has the most waiting rather than who comes', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 3, mostWaitingOfOne: 3 });
  const { work, begun, endOne } = openEnded();
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => queue({ who: 'a' }, work(name)));
  const lost = expect(first.pop()).rejects.toMatchObject(busy);
  const newcomer = queue({ who: 'b' }, work('b1'));
  await lost;
  await expect(queue({ who: 'a' }, work('a5'))).rejects.toMatchObject(busy);
  for (let ends = 0; ends < 4; ends += 1) await endOne();
  await Promise.all([...first, newcomer]);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('the people of one take turns too, and who has the most waiting makes room for a colleague', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 10, mostWaitingOfOne: 3 });
  const { work, begun, endOne } = openEnded();
  const ask = (person: string, name: string) => queue({ who: 'store', person }, work(name));
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  const lost = expect(first.pop()).rejects.toMatchObject(busy);
  const colleague = ask('b', 'b1');
  await lost;
  for (let ends = 0; ends < 4; ends += 1) await endOne();
  await Promise.all([...first, colleague]);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('goes on after work that failed', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 1, mostWaitingOfOne: 1 });
  const broken = queue({ who: 'a' }, () => Promise.reject(new Error('broken')));
  const next = queue({ who: 'b' }, async () => 'done');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('who has waited too long is refused, and the others go on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = createWorkQueue({
    atOnce: 1,
    mostWaiting: 9,
    mostWaitingOfOne: 9,
    longestWaitMs: 100,
  });
  const { promise: held, resolve: letGo } = Promise.withResolvers<string>();
  const first = queue({ who: 'a' }, () => held);
  const late = queue({ who: 'b' }, async () => 'late');
  vi.advanceTimersByTime(60);
  const next = queue({ who: 'c' }, async () => 'next');
  vi.advanceTimersByTime(60);
  await expect(late).rejects.toMatchObject({ code: 'server_busy' });
  letGo('first');
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
  // Nothing of the one that left is in the way.
  expect(await queue({ who: 'b' }, async () => 'again')).toBe('again');
});

it('who has had their turn, or was refused, is no longer counted down for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = createWorkQueue({
    atOnce: 1,
    mostWaiting: 2,
    mostWaitingOfOne: 2,
    longestWaitMs: 100,
  });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const waiting = [queue({ who: 'a' }, () => held), queue({ who: 'b' }, () => held)];
  const refused = expect(queue({ who: 'b' }, () => held)).rejects.toMatchObject(busy);
  const instead = queue({ who: 'c' }, () => held);
  await refused;
  expect(vi.getTimerCount()).toBe(2);
  letGo();
  await Promise.all([...waiting, instead]);
  expect(vi.getTimerCount()).toBe(0);
});
