import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryPause } from './when-to-retry.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the pause before an attempt is over at that moment. */
async function isOverAfter(attempt: number, milliseconds: number): Promise<boolean> {
  const over = vi.fn();
  void retryPause(attempt).then(over);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return over.mock.calls.length > 0;
}

describe('the pause before another attempt', () => {
  it('doubles from attempt to attempt up to half a minute, and differs from phone to phone', async () => {
    for (const [attempt, longest] of [
      [0, 500],
      [1, 1_000],
      [4, 8_000],
      [6, 30_000],
      [50, 30_000],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      expect(await isOverAfter(attempt, longest / 2 - 1)).toBe(false);
      expect(await isOverAfter(attempt, longest / 2)).toBe(true);
      vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
      expect(await isOverAfter(attempt, longest - 10)).toBe(false);
      expect(await isOverAfter(attempt, longest)).toBe(true);
    }
  });

  it('ends when the network is back', async () => {
    const over = vi.fn();
    const pause = retryPause(10).then(over);
    await vi.advanceTimersByTimeAsync(100);
    expect(over).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await pause;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when the person looks at the page again, and not when they turn away', async () => {
    const over = vi.fn();
    const pause = retryPause(10).then(over);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(100);
    expect(over).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await pause;
    expect(vi.getTimerCount()).toBe(0);
  });
});
