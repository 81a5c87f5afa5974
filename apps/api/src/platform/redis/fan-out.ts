import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { onOwnSignal, passOnSignal } from '../signals.ts';
import { isThere, type RedisConnections } from './connection.ts';

const channel = 'marketplace:notices';

/** What happens within this time goes out as one message. */
const gatherMs = 20;
/** Of more than this none is named: look at all of them. */
const mostNamed = 50;
const lastWordMs = 1_000;

/** Stores or people by their ids, or all of them. */
const named = z.union([z.array(z.string()), z.literal('all')]);
/** A process of the release before says nothing of who writes. */
const message = z.object({
  from: z.string(),
  events: named,
  people: named,
  typing: named.default([]),
});
type Message = z.infer<typeof message>;

/**
 * Carries notices between processes. What cannot be sent is dropped: the others look by themselves
 * every second.
 */
export function fanOut({ commands, listening }: RedisConnections): { close: () => Promise<void> } {
  const me = randomUUID();
  const waiting = { events: gathering(), people: gathering(), typing: gathering() };
  let timer: NodeJS.Timeout | undefined;
  let sentAt = 0;

  const send = async (): Promise<void> => {
    timer = undefined;
    sentAt = Date.now();
    const text: Message = {
      from: me,
      events: waiting.events.take(),
      people: waiting.people.take(),
      typing: waiting.typing.take(),
    };
    await commands.publish(channel, JSON.stringify(text)).catch(() => {});
  };

  const stopListening = onOwnSignal((kind, of) => {
    waiting[kind].add(of);
    timer ??= setTimeout(send, Math.max(0, sentAt + gatherMs - Date.now()));
  });

  listening.on('message', (_channel, text) => {
    const heard = readMessage(text);
    if (!heard || heard.from === me) return;
    // People first: an event must not go to somebody who may no longer see it.
    for (const kind of ['people', 'events'] as const) {
      const of = heard[kind];
      if (of === 'all') passOnSignal(kind);
      else for (const id of of) passOnSignal(kind, id);
    }
    // Of too many none is named, and nobody is told that everybody writes.
    if (heard.typing !== 'all') for (const id of heard.typing) passOnSignal('typing', id);
  });

  let isFirst = true;
  listening.on('ready', () => {
    listening.subscribe(channel).then(
      () => {
        // Whatever was said while nobody listened.
        if (!isFirst) passOnSignal('people');
        if (!isFirst) passOnSignal('events');
        isFirst = false;
      },
      () => listening.disconnect(true),
    );
  });

  return {
    close: async () => {
      stopListening();
      if (!timer) return;
      clearTimeout(timer);
      const until = Date.now() + lastWordMs;
      while (!isThere(commands) && Date.now() < until) await pause(10);
      await send();
    },
  };
}

function gathering() {
  const ids = new Set<string>();
  let isAll = false;
  return {
    add: (id: string | undefined) => {
      if (id === undefined) isAll = true;
      else ids.add(id);
    },
    take: () => {
      const taken = isAll || ids.size > mostNamed ? 'all' : [...ids];
      ids.clear();
      isAll = false;
      return taken;
    },
  } as const;
}

function readMessage(text: string): Message | undefined {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    // Somebody else's, or a later program's: looking each second finds what it was about.
    return undefined;
  }
}
