import { expect, it } from 'vitest';
import { fetchLate } from './late-code.ts';

/** What the build makes of an `import()` of a file that a browser has given up. */
const givenUp = (code: string): (() => Promise<unknown>) =>
  Object.assign(() => Promise.reject(new TypeError('remembered')), { toString: () => code });

it('what came is handed on', async () => {
  expect(await fetchLate(async () => 'here')).toBe('here');
});

it('what a browser has given up is asked for under another address, whole or the part of it that is wanted', async () => {
  const whole = givenUp('()=>import(`./navigation/search-values.ts`)');
  expect(await fetchLate(whole)).toHaveProperty('isId');
  const part = givenUp('()=>import("./navigation/search-values.ts").then(e=>e.isId)');
  expect(await fetchLate(part)).toBe(((await fetchLate(whole)) as { isId: unknown }).isId);
  const apart = givenUp(
    'async()=>{let{isId:e}=await import(`./navigation/search-values.ts`);return{isId:e}}',
  );
  expect(await fetchLate(apart)).toHaveProperty('isId');
  const twice = givenUp(
    '()=>import(`./navigation/search-values.ts`).then(e=>e.isId).then(e=>e.name)',
  );
  expect(await fetchLate(twice)).toBe('isId');
});

it('what still cannot be had is a failure, and is asked for anew the next time', async () => {
  const gone = givenUp('()=>import(`./gone.ts`)');
  await expect(fetchLate(gone)).rejects.toThrow(/gone\.ts/);
  await expect(fetchLate(gone)).rejects.toThrow(/gone\.ts\?again=/);
});

it('what is no file of ours fails as it did', async () => {
  await expect(fetchLate(givenUp('()=>work()'))).rejects.toThrow('remembered');
});
