import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { onOwnNotice, passOnNotice } from '../notices.ts';
import { isThere, type RedisConnections } from './connection.ts';

const channel = 'marketplace:notices';

/** What happens within this time goes out as one message. */
const gatherMs = 20;
/** Of more people than this nobody is named: look at everybody. */
const mostNamed = 50;
/** A question now and then finds a connection that died without a word. */
const askEveryMs = 10_000;
const lastWordMs = 1_000;

const message = z.object({
  from: z.string(),
  events: z.boolean(),
  people: z.array(z.string()),
  anyone: z.boolean(),
});
type Message = z.infer<typeof message>;

/**
 * Carries notices between processes. What cannot be sent is dropped: the others look by themselves
 * every second.
 */
export function fanOut({ commands, listening }: RedisConnections): { close: () => Promise<void> } {
  const me = randomUUID();
  const waiting = { events: false, anyone: false, people: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let sentAt = 0;

  const send = async (): Promise<void> => {
    timer = undefined;
    sentAt = Date.now();
    const anyone = waiting.anyone || waiting.people.size > mostNamed;
    const people = anyone ? [] : [...waiting.people];
    const text: Message = { from: me, events: waiting.events, people, anyone };
    waiting.events = false;
    waiting.anyone = false;
    waiting.people.clear();
    await commands.publish(channel, JSON.stringify(text)).catch(() => {});
  };

  const stopListening = onOwnNotice((kind, user_id) => {
    if (kind === 'events') waiting.events = true;
    else if (user_id === undefined) waiting.anyone = true;
    else waiting.people.add(user_id);
    timer ??= setTimeout(send, Math.max(0, sentAt + gatherMs - Date.now()));
  });

  listening.on('message', (_channel, text) => {
    const heard = readMessage(text);
    if (!heard || heard.from === me) return;
    // People first: an event must not go to somebody who may no longer see it.
    if (heard.anyone) passOnNotice('people');
    for (const user_id of heard.people) passOnNotice('people', user_id);
    if (heard.events) passOnNotice('events');
  });

  let isFirst = true;
  listening.on('ready', () => {
    listening.subscribe(channel).then(
      () => {
        // Whatever was said while nobody listened.
        if (!isFirst) passOnNotice('people');
        if (!isFirst) passOnNotice('events');
        isFirst = false;
      },
      () => listening.disconnect(true),
    );
  });
  const asking = setInterval(() => listening.ping().catch(() => {}), askEveryMs).unref();

  return {
    close: async () => {
      stopListening();
      clearInterval(asking);
      if (!timer) return;
      clearTimeout(timer);
      const until = Date.now() + lastWordMs;
      while (!isThere(commands) && Date.now() < until) await pause(10);
      await send();
    },
  };
}

function readMessage(text: string): Message | undefined {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    // Somebody else's, or a later program's: looking each second finds what it was about.
    return undefined;
  }
}
