import { longestAskedMs } from '@marketplace/contract/asked-ms';
import type { Event, EventPlaces } from '@marketplace/contract/events';
import { eventReader } from './read-events.ts';
import type { HeardEvent, StreamSharing } from './stream-sharing.ts';

/** Something that happened in a store the person may see. */
export type StoreEvent = Event;

/** The other side of a channel of this store is writing now: nothing that happened, so it is neither numbered nor kept. */
type Typing = { store_id: string; channel_id: string };

export type EventStream = {
  /** Opens the stream, and again after every break, until `close`. */
  open: () => void;
  close: () => void;
  /** Called for each event once, in order. */
  onEvent: (listener: (event: StoreEvent) => void) => () => void;
  /** The stream was away too long to go on: what was read before is old. */
  onReset: (listener: () => void) => () => void;
  onTyping: (listener: (typing: Typing) => void) => () => void;
  /** The latest events, for answers that were on their way meanwhile. */
  recent: () => readonly StoreEvent[];
};

type Surroundings = {
  address: string;
  headers: () => Headers;
  token: () => string | undefined;
  /** The server no longer knows the token that the stream was asked for with. */
  onSignedOut: (sentWith: string | undefined) => void;
  /**
   * Asks for what all else hangs on, like stores and rights: the stream does not tell of them, so they may have changed
   * while it was away; and before what was read is asked for again, since a store that is gone would be refused.
   */
  askFirst: () => Promise<unknown>;
  /** Milliseconds before the nth attempt; resolves earlier when it is worth trying at once. */
  wait: (attempt: number) => Promise<void>;
  /** How the tabs of a browser share one stream; without it each has its own. */
  sharing?: () => StreamSharing | undefined;
};

/** An attempt so late that the pause before it is the longest. */
const longestPause = 10;

type Hear = (kind: string | undefined, data: string) => void;
type Begin = (isReturn: boolean) => void;

/** More than happens while an answer is on its way over a slow line. */
const remembered = 500;
/** A new tab may have asked for its lists this long before it said hello, or opened a stream of its own. */
const overlap = 5000;

/** The server says something every 20 s; a connection that died without a word is given up after this. */
const longestSilence = 45_000;

async function unlessSilent(chunks: ReadableStreamDefaultReader<string>) {
  const timer = setTimeout(() => chunks.cancel().catch(() => {}), longestSilence);
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
  const typingListeners = new Set<(typing: Typing) => void>();
  let recent: StoreEvent[] = [];
  let heard: HeardEvent[] = [];
  /** How far this tab has heard; nothing until it was told a beginning. */
  let places: EventPlaces | undefined;
  let connection: AbortController | undefined;
  /** What was asked for since then is to be kept up to date. */
  let askedAt = 0;
  /** What a return has asked for and has no answer to yet: a reset that it begins with needs nothing newer. */
  let askedFirst: Promise<unknown> | undefined;

  /** A clock that was set back meanwhile says nothing. */
  const askedMs = () => Math.round(Math.min(Math.max(Date.now() - askedAt, 0), longestAskedMs));

  const comeBack = () => {
    askedFirst = surroundings.askFirst();
    void askedFirst.then(() => {
      askedFirst = undefined;
    });
  };

  function receive(kind: string | undefined, data: string): void {
    const said = readJson(data);
    // What cannot be read is missing from the numbers, and noticed by the next.
    if (said === undefined) return;
    if (kind === 'typing') {
      for (const listener of typingListeners) listener(said as Typing);
      return;
    }
    const asked = askedFirst;
    askedFirst = undefined;
    if (kind === 'open') places = { ...places, ...placesIn(said) };
    else if (kind === 'reset') beginAnew(placesIn(said), asked);
    else take(kind, said as StoreEvent, data);
  }

  function beginAnew(from: EventPlaces, asked = surroundings.askFirst()): void {
    places = { ...places, ...from };
    recent = [];
    heard = [];
    const tell = () => {
      for (const listener of resetListeners) listener();
    };
    void asked.then(tell);
  }

  function take(kind: string | undefined, event: StoreEvent, data: string): void {
    const { store_id, area, number } = event;
    const areas = places?.[store_id];
    const last = areas?.[area] ?? 0;
    // While tabs change places an event may come by both ways.
    if (areas && number <= last) return;
    const after = { [store_id]: { ...areas, [area]: number } };
    if (areas && number > last + 1) beginAnew(after);
    else places = { ...places, ...after };
    recent = [...recent.slice(1 - remembered), event];
    heard = [...heard.slice(1 - remembered), { kind, data, heard_at: Date.now() }];
    for (const listener of listeners) listener(event);
  }

  /** One tab reads, the others are told; when it is gone the next goes on from the last event it was told. */
  function share(sharing: StreamSharing, { signal }: AbortController): void {
    let isLeading = false;
    sharing.onMessage((message) => {
      if (message.type === 'heard' && !isLeading) receive(message.kind, message.data);
      if (message.type === 'back' && !isLeading) comeBack();
      if (message.type === 'hello' && isLeading) {
        sharing.post({ type: 'welcome', places, recent: heard });
      }
      if (message.type === 'welcome' && places === undefined) {
        // What was heard before this tab opened is in the answers it has asked for.
        for (const { kind, data, heard_at } of message.recent) {
          if (heard_at > askedAt) receive(kind, data);
        }
        places = message.places;
      }
    }, signal);
    sharing.post({ type: 'hello' });
    const tell: Hear = (kind, data) => {
      receive(kind, data);
      sharing.post({ type: 'heard', kind, data });
    };
    const tellReturn = () => {
      comeBack();
      sharing.post({ type: 'back' });
    };
    void sharing.lead(async (turn) => {
      isLeading = true;
      await keepOpen(turn, tell, tellReturn);
      isLeading = false;
    }, signal);
  }

  /** Reads until the stream ends or falls silent; tells when it began, and whether it goes on from somewhere. */
  async function read(signal: AbortSignal, hear: Hear, onBegin: Begin): Promise<void> {
    const isReturn = places !== undefined;
    const sentWith = surroundings.token();
    const headers = surroundings.headers();
    headers.set('Accept', 'text/event-stream');
    headers.set('Content-Type', 'application/json');
    const response = await fetch(surroundings.address, {
      method: 'POST',
      headers,
      body: JSON.stringify(places ? { after: places } : { asked_ms: askedMs() }),
      signal,
      credentials: 'omit',
    });
    if (!response.ok && (await saysLoginIsOver(response))) surroundings.onSignedOut(sentWith);
    if (!response.ok || !response.body) return;
    onBegin(isReturn);
    const readOn = eventReader(hear);
    const chunks = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const chunk = await unlessSilent(chunks);
      if (chunk.done) return;
      readOn(chunk.value);
    }
  }

  async function keepOpen(signal: AbortSignal, hear: Hear, onReturn: () => void): Promise<void> {
    let attempt = 0;
    while (!signal.aborted) {
      attempt += 1;
      const begun: Begin = (isReturn) => {
        attempt = 0;
        if (isReturn) onReturn();
      };
      const unlessSentAway: Hear = (kind, data) => {
        // The person has too many streams, and younger ones are wanted: this one does not elbow back in.
        if (kind === 'closed') attempt = longestPause;
        else hear(kind, data);
      };
      await read(signal, unlessSentAway, begun).catch(() => {
        // A stream that broke is opened again below.
      });
      if (!signal.aborted) await surroundings.wait(attempt);
    }
  }

  return {
    open() {
      if (connection) return;
      connection = new AbortController();
      askedAt = Date.now() - Math.min(overlap, performance.now());
      const sharing = surroundings.sharing?.();
      if (sharing) share(sharing, connection);
      else void keepOpen(connection.signal, receive, comeBack);
    },
    close() {
      connection?.abort();
      connection = undefined;
      places = undefined;
      recent = [];
      heard = [];
    },
    onEvent: (listener) => subscribe(listeners, listener),
    onReset: (listener) => subscribe(resetListeners, listener),
    onTyping: (listener) => subscribe(typingListeners, listener),
    recent: () => recent,
  };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function saysLoginIsOver(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  const said = await response.json().catch(() => undefined);
  return said?.errors?.code === 'authentication_failed';
}

const placesIn = (said: unknown): EventPlaces => (said as { places: EventPlaces }).places;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
