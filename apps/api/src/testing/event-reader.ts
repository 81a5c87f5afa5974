import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import type { Event } from '@marketplace/contract/events';
import type { TestServer } from './test-server.ts';

type ReceivedEvent = { id: string; event: string; data: Event };

export type EventReader = {
  received: ReceivedEvent[];
  /** The last id seen, that of the opening included: what to come back with. */
  place: () => string | undefined;
  /** Waits until so many have come. */
  take: (count: number) => Promise<ReceivedEvent[]>;
  /** Waits for one that is so: what was told just before the stream was opened may come first. */
  find: (isIt: (event: Event) => boolean) => Promise<ReceivedEvent>;
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
  lastEventId?: string,
): Promise<EventReader> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return readEventsOf(app.listeningOrigin, token, lastEventId);
}

/**
 * Opens the event stream over a real connection, as a browser's fetch does. Whoever begins anew has a place in the
 * log when this answers: the head of the answer comes before it is taken, and what happens between is not told.
 */
export async function readEventsOf(
  origin: string,
  token: string,
  lastEventId?: string,
): Promise<EventReader> {
  const hangUp = new AbortController();
  const response = await fetch(`${origin}${contract.events.stream.path}`, {
    headers: {
      authorization: `Token ${token}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
    signal: hangUp.signal,
  });
  if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`);
  const received: ReceivedEvent[] = [];
  let place: string | undefined;
  let looks = 0;
  let isOver = false;
  const ended = collect(response.body, received, {
    onId: (id) => {
      place = id;
    },
    onLook: () => {
      looks += 1;
    },
  })
    .catch(() => {})
    .then(() => {
      isOver = true;
    });
  while (!lastEventId && !isOver && place === undefined) await pause(5);
  return {
    received,
    place: () => place,
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
  { onId, onLook }: { onId: (id: string) => void; onLook: () => void },
): Promise<void> {
  const decoder = new TextDecoder();
  let unread = '';
  for await (const chunk of body) {
    const parts = (unread + decoder.decode(chunk, { stream: true })).split('\n\n');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      if (part === ':') onLook();
      const fields = new Map(
        part.split('\n').map((row) => row.split(/: ?(.*)/s, 2) as [string, string]),
      );
      const data = fields.get('data');
      if (!data) continue;
      onId(fields.get('id') ?? '');
      if (fields.get('event') === 'open') continue;
      received.push({
        id: fields.get('id') ?? '',
        event: fields.get('event') ?? '',
        data: JSON.parse(data),
      });
    }
  }
}
