const lockName = 'marketplace.outbox';

/**
 * Runs the work in one tab at a time. Where a browser has no locks two tabs may send the same item: the
 * server carries it out once all the same, by its key.
 */
export const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks
    ? navigator.locks.request(lockName, work).then((result) => result as T)
    : work();

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(lockName);
// In Node a channel would keep a test from ending.
(channel as { unref?: () => void } | undefined)?.unref?.();

export const tellOtherTabs = (): void => channel?.postMessage('changed');

export function onOtherTabs(changed: () => void): void {
  channel?.addEventListener('message', changed);
}
