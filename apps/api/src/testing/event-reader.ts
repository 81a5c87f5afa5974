import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import type { Event, EventPlaces } from '@marketplace/contract/events';
import type { TestServer } from './test-server.ts';

type Told = Omit<Event, 'kind' | 'payload'> & { kind: string; payload: Record<string, unknown> };
type ReceivedEvent = { event: string; data: Told };

export type EventReader = {
  received: ReceivedEvent[];
  /** What to come back with: the places of the opening, and what came since. */
  places: () => EventPlaces;
  /** Waits until so many have come. */
  take: (count: number) => Promise<ReceivedEvent[]>;
  /** Waits for one that is so: what was told just before the stream was opened may come first. */
  find: (isIt: (event: Told) => boolean) => Promise<ReceivedEvent>;
  /** Waits until the server has looked so many times what the person may see now: it says so without words. */
  looked: (times: number) => Promise<void>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close: () => void;
};

/** Opens the event stream of a server in this process. */
export async function readEvents(
  { app }: TestServer,
  token: string,
  after?: EventPlaces,
  asked_ms?: number,
): Promise<EventReader> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return readEventsOf(app.listeningOrigin, token, after, asked_ms);
}

/**
 * Opens the event stream over a real connection, as a browser's fetch does. Whoever begins anew has a place in the
 * log when this answers.
 */
export async function readEventsOf(
  origin: string,
  token: string,
  after?: EventPlaces,
  asked_ms?: number,
): Promise<EventReader> {
  const hangUp = new AbortController();
  const response = await fetch(`${origin}${contract.events.stream.path}`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ after, asked_ms }),
    signal: hangUp.signal,
  });
  if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`);
  const received: ReceivedEvent[] = [];
  let places: EventPlaces | undefined = after && structuredClone(after);
  let looks = 0;
  let isOver = false;
  const ended = collect(response.body, received, {
    onPlaces: (told) => {
      places = { ...places, ...told };
    },
    onEvent: ({ store_id, area, number }) => {
      places = { ...places, [store_id]: { ...places?.[store_id], [area]: number } };
    },
    onLook: () => {
      looks += 1;
    },
  })
    .catch(() => {})
    .then(() => {
      isOver = true;
    });
  while (!isOver && places === undefined) await pause(5);
  return {
    received,
    places: () => places ?? {},
    take: async (count) => {
      while (received.length < count) await pause(5);
      return received;
    },
    find: async (isIt) => {
      for (;;) {
        const found = received.find(({ data }) => isIt(data));
        if (found) return found;
        await pause(5);
      }
    },
    looked: async (times) => {
      while (looks < times) await pause(5);
    },
    ended,
    close: () => hangUp.abort(),
  };
}

async function collect(
  body: AsyncIterable<Uint8Array>,
  received: ReceivedEvent[],
  hear: {
    onPlaces: (places: EventPlaces) => void;
    onEvent: (event: Told) => void;
    onLook: () => void;
  },
): Promise<void> {
  const decoder = new TextDecoder();
  let unread = '';
  for await (const chunk of body) {
    const parts = (unread + decoder.decode(chunk, { stream: true })).split('\n\n');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      if (part === ':') hear.onLook();
      const fields = new Map(
        part.split('\n').map((row) => row.split(/: ?(.*)/s, 2) as [string, string]),
      );
      const event = fields.get('event') ?? '';
      const data = JSON.parse(fields.get('data') ?? 'null');
      if (!data) continue;
      if (data.places) hear.onPlaces(data.places);
      else if (data.area) hear.onEvent(data);
      if (event !== 'open') received.push({ event, data });
    }
  }
}
