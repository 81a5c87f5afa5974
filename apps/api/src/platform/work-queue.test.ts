import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => queue(name.charAt(0), work(name)));
  expect(begun).toEqual(['a1']);
  for (const _ of all) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

it('refuses what is too much for one, and what is too much for all', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 3, mostWaitingOfOne: 2 });
  const { work, endOne } = openEnded();
  const taken = ['a', 'a', 'a'].map((who) => queue(who, work(who)));
  await expect(queue('a', work('a'))).rejects.toMatchObject({ code: 'server_busy' });
  taken.push(queue('b', work('b')));
  await expect(queue('c', work('c'))).rejects.toMatchObject({ code: 'server_busy' });
  for (const _ of taken) await endOne();
  await Promise.all(taken);
  const later = queue('c', work('c'));
  await endOne();
  await later;
});

it('goes on after work that failed', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 1, mostWaitingOfOne: 1 });
  const broken = queue('a', () => Promise.reject(new Error('broken')));
  const next = queue('b', async () => 'done');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
