import type { Event } from '@marketplace/contract/events';
import { createParser } from 'eventsource-parser';

/** Something that happened in a store the person may see. */
export type StoreEvent = Event & { id: string };

export type EventStream = {
  /** Opens the stream, and again after every break, until `close`. */
  open: () => void;
  close: () => void;
  /** Called for each event once, in order. */
  onEvent: (listener: (event: StoreEvent) => void) => () => void;
  /** The stream was away too long to go on: what was read before is old. */
  onReset: (listener: () => void) => () => void;
  /** The latest events, for answers that were on their way meanwhile. */
  recent: () => readonly StoreEvent[];
};

type Surroundings = {
  address: string;
  headers: () => Headers;
  onSignedOut: () => void;
  /** Milliseconds before the nth attempt; resolves earlier when it is worth trying at once. */
  wait: (attempt: number) => Promise<void>;
};

const remembered = 200;

/** The server says something every 20 s; a connection that died without a word is given up after this. */
const longestSilence = 45_000;

async function unlessSilent(chunks: ReadableStreamDefaultReader<string>) {
  const timer = setTimeout(() => void chunks.cancel(), longestSilence);
  try {
    return await chunks.read();
  } finally {
    clearTimeout(timer);
  }
}

/** The events of the person's stores, read by fetch because the token is a header. */
export function createEventStream(surroundings: Surroundings): EventStream {
  const listeners = new Set<(event: StoreEvent) => void>();
  const resetListeners = new Set<() => void>();
  let recent: StoreEvent[] = [];
  let lastId: string | undefined;
  let connection: AbortController | undefined;

  function receive(kind: string | undefined, id: string | undefined, data: string): void {
    if (kind === 'reset') {
      recent = [];
      for (const listener of resetListeners) listener();
    }
    if (id) lastId = id;
    if (!id || kind === 'open' || kind === 'reset') return;
    const event: StoreEvent = { ...(JSON.parse(data) as Event), id };
    recent = [...recent.slice(1 - remembered), event];
    for (const listener of listeners) listener(event);
  }

  /** Reads until the stream ends or falls silent; tells when it began. */
  async function read(signal: AbortSignal, onBegin: () => void): Promise<void> {
    const headers = surroundings.headers();
    headers.set('Accept', 'text/event-stream');
    if (lastId) headers.set('Last-Event-ID', lastId);
    const response = await fetch(surroundings.address, { headers, signal, credentials: 'omit' });
    if (response.status === 401) surroundings.onSignedOut();
    if (!response.ok || !response.body) return;
    onBegin();
    const parser = createParser({ onEvent: ({ event, id, data }) => receive(event, id, data) });
    const chunks = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const chunk = await unlessSilent(chunks);
      if (chunk.done) return;
      parser.feed(chunk.value);
    }
  }

  async function keepOpen({ signal }: AbortController): Promise<void> {
    let attempt = 0;
    while (!signal.aborted) {
      attempt += 1;
      const begun = () => {
        attempt = 0;
      };
      await read(signal, begun).catch(() => {
        // A stream that broke is opened again below.
      });
      if (!signal.aborted) await surroundings.wait(attempt);
    }
  }

  return {
    open() {
      if (connection) return;
      connection = new AbortController();
      void keepOpen(connection);
    },
    close() {
      connection?.abort();
      connection = undefined;
      lastId = undefined;
      recent = [];
    },
    onEvent: (listener) => subscribe(listeners, listener),
    onReset: (listener) => subscribe(resetListeners, listener),
    recent: () => recent,
  };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
