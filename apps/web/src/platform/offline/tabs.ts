const lockName = 'marketplace.outbox';

/**
 * Runs the work in one tab at a time. Where a browser has no locks two tabs may send the same item: the
 * server carries it out once all the same, by its key.
 */
export const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks
    ? navigator.locks.request(lockName, work).then((result) => result as T)
    : work();

/**
 * Takes something for this tab alone, until what it answers with is called or the tab is gone; nothing where another tab has
 * it. Where a browser has no locks everybody gets it.
 */
export function holdInThisTab(name: string): Promise<(() => void) | undefined> {
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return Promise.resolve(() => {});
  return new Promise((answer, fail) => {
    locks
      .request(`marketplace.${name}`, { ifAvailable: true }, (lock) => {
        if (!lock) return answer(undefined);
        return new Promise<void>((release) => answer(release));
      })
      .catch(fail);
  });
}

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
