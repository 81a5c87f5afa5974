const longest = 30_000;

/**
 * Waits longer after each failure, and no longer once the network or the person is back; a process without a window
 * has neither.
 */
export const retryPause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const { window, document } = globalThis;
    const wake = () => {
      clearTimeout(timer);
      window?.removeEventListener('online', wake);
      document?.removeEventListener('visibilitychange', wakeIfSeen);
      resolve();
    };
    const wakeIfSeen = () => document.visibilityState === 'visible' && wake();
    const timer = setTimeout(
      wake,
      Math.min(longest, 500 * 2 ** attempt) * (0.5 + Math.random() / 2),
    );
    window?.addEventListener('online', wake);
    document?.addEventListener('visibilitychange', wakeIfSeen);
  });
