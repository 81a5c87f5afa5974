import { describe, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

describe('a part that loads late', () => {
  it('is fetched once for all who ask', async () => {
    let fetches = 0;
    const part = lazyPart(async () => {
      fetches += 1;
      return 'part';
    });
    expect(part.loaded()).toBeUndefined();
    await Promise.all([part.load(), part.load()]);
    expect([fetches, part.loaded()]).toEqual([1, 'part']);
  });

  it('tries again when the network drops it, and again on the next tap', async () => {
    let failures = 4;
    const part = lazyPart(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('offline');
      return 'part';
    });
    await expect(part.load()).rejects.toThrow('offline');
    expect(await part.load()).toBe('part');
  });
});
