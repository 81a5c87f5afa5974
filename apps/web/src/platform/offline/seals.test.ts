import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyOfPerson } from '../../testing/shelves.ts';
import { createSeals } from './seals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

let here: string | null;
let keys: Record<string, string>;
beforeEach(() => {
  here = 'one';
  keys = {};
});
const start = () =>
  createSeals({ keyOf: (user_uuid) => keys[user_uuid], isHere: (user_uuid) => here === user_uuid });

it('right after a login the key is waited for', async () => {
  const seals = start();
  const seal = seals.of('one');
  keys.one = keyOfPerson('one');
  seals.changed();
  expect(await seal).toBeDefined();
});

it('not for ever, and then not again until something changes', async () => {
  const seals = start();
  const seal = seals.of('one');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await seal).toBeUndefined();
  expect(await seals.of('one')).toBeUndefined();
  keys.one = keyOfPerson('one');
  expect(await seals.of('one')).toBeDefined();
});

it('of who is not here there is none, and nothing to wait for', async () => {
  const seals = start();
  keys.one = keyOfPerson('one');
  expect(await seals.of('one')).toBeDefined();
  expect(await seals.of('two')).toBeUndefined();
  here = null;
  keys = {};
  seals.changed();
  expect(await seals.of('one')).toBeUndefined();
});

it('a key that cannot be read is none', async () => {
  keys.one = 'not a key!';
  expect(await start().of('one')).toBeUndefined();
});

it('where a browser has no cryptography there is none', async () => {
  keys.one = keyOfPerson('one');
  vi.stubGlobal('crypto', { randomUUID: () => 'x' });
  expect(await start().of('one')).toBeUndefined();
  vi.unstubAllGlobals();
});
