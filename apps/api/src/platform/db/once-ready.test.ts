import { expect, it } from 'vitest';
import { onceReady } from './once-ready.ts';

const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
const failing = (error: Error, times: number) => {
  let left = times;
  return async () => {
    if (left === 0) return 'done';
    left -= 1;
    throw error;
  };
};

it('waits for a database that is still starting, and says so once', async () => {
  const said: string[] = [];
  const tell = (words: string) => said.push(words);
  const patience = { tries: 5, everyMs: 0 };
  expect(await onceReady(failing(starting, 4), tell, patience)).toBe('done');
  expect(said).toHaveLength(1);
  await expect(onceReady(failing(starting, 5), tell, patience)).rejects.toBe(starting);
});

it('waits for nothing else', async () => {
  const wrong = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  await expect(onceReady(failing(wrong, 1), () => {})).rejects.toBe(wrong);
});
