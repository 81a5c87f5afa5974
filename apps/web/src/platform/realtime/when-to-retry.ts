const longest = 30_000;

/**
 * Waits longer after each failure, and no longer once the network or the person is back; a process without a window
 * has neither.
 */
export const retryPause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      globalThis.window?.removeEventListener('online', wake);
      globalThis.document?.removeEventListener('visibilitychange', wakeIfSeen);
      resolve();
    };
    const wakeIfSeen = () => document.visibilityState === 'visible' && wake();
    const timer = setTimeout(
      wake,
      Math.min(longest, 500 * 2 ** attempt) * (0.5 + Math.random() / 2),
    );
    globalThis.window?.addEventListener('online', wake);
    globalThis.document?.addEventListener('visibilitychange', wakeIfSeen);
  });
