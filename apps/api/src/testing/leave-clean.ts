import { afterAll, vi } from 'vitest';

/** Test files share a worker: what one has put in the place of time or of a browser is gone for the next. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
