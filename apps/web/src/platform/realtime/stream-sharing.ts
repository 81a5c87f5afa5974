import type { EventPlaces } from '@marketplace/contract/events';

/** What one tab tells the others of the stream it reads for all of them. */
type SharedMessage =
  | { type: 'heard'; kind: string | undefined; data: string }
  /** A tab has just opened and knows nothing. */
  | { type: 'hello' }
  | { type: 'welcome'; places: EventPlaces | undefined; recent: readonly HeardEvent[] }
  /** The stream was lost, and goes on. */
  | { type: 'back' }
  | { type: 'alive' };

export type HeardEvent = { kind: string | undefined; data: string; heard_at: number };

export type StreamSharing = {
  /** Does the work in one tab at a time: here, when it is this one's turn, until it is taken away or ended. */
  lead: (work: (signal: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
  post: (message: SharedMessage) => void;
  onMessage: (listener: (message: SharedMessage) => void, until: AbortSignal) => void;
};

const aliveEvery = 15_000;
/** Browsers let a hidden tab act once a minute: one that says nothing for longer has been put to sleep. */
const longestSilence = 150_000;

/** Undefined where a browser cannot do it: there each tab reads for itself. */
export function createStreamSharing(name: string): StreamSharing | undefined {
  if (typeof BroadcastChannel === 'undefined' || !globalThis.navigator?.locks) return undefined;
  const channel = new BroadcastChannel(name);
  // In Node a channel would keep a test from ending.
  (channel as { unref?: () => void }).unref?.();
  let heardAt = Date.now();
  channel.addEventListener('message', () => {
    heardAt = Date.now();
  });
  const post = (message: SharedMessage) => channel.postMessage(message);

  async function lead(
    work: (signal: AbortSignal) => Promise<void>,
    until: AbortSignal,
  ): Promise<void> {
    let steal = false;
    while (!until.aborted) {
      const turn = new AbortController();
      const end = () => turn.abort();
      until.addEventListener('abort', end);
      let isLeading = false;
      const watch = setInterval(() => {
        if (isLeading) post({ type: 'alive' });
        else if (isSeen() && Date.now() - heardAt > longestSilence) {
          steal = true;
          end();
        }
      }, aliveEvery);
      const begin = async () => {
        isLeading = true;
        await work(turn.signal);
      };
      const options = steal ? { steal: true } : { signal: turn.signal };
      steal = false;
      await navigator.locks.request(name, options, begin).catch(() => {
        // Taken away by a tab that heard nothing from this one, or ended.
      });
      clearInterval(watch);
      until.removeEventListener('abort', end);
      end();
      heardAt = Date.now();
    }
  }

  return {
    lead,
    post,
    onMessage: (listener, until) => {
      const hear = ({ data }: MessageEvent<SharedMessage>) => listener(data);
      channel.addEventListener('message', hear);
      until.addEventListener('abort', () => channel.removeEventListener('message', hear));
    },
  };
}

const isSeen = () => globalThis.document?.visibilityState !== 'hidden';
