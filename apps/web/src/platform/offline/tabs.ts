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

type Topic = 'outbox' | 'invitations';

export const tellOtherTabs = (topic: Topic): void => channel?.postMessage(topic);

/** Answers with how to stop listening. */
export function onOtherTabs(topic: Topic, changed: () => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (data === topic) changed();
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
