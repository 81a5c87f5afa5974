import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/handle.ts';
import type { Transport } from './channel.ts';
import { type Target, targetsDue } from './outbox-rows.ts';
import { createPlaces } from './places.ts';
import { messagesWritten } from './send-later.ts';
import { type Postman, serveTarget } from './take-turns.ts';

/** Targets of a channel, in one process. */
const usuallyAtOnce = 4;
/** Targets that are due, at a look. */
const mostRead = 200;
/** What this process wrote is looked for at once; the rest, and what failed before, is found by looking. */
const lookEveryMs = 2_000;

type Running = { stop: () => Promise<void> };

/**
 * Delivers its share of what is in the outbox until it is stopped. Each channel is served by itself: one whose targets
 * answer slowly, or not at all, holds up no other.
 */
export function startOutbox(
  db: Db,
  transports: readonly Transport[],
  log: FastifyBaseLogger,
): Running {
  const ending = new AbortController();
  const byName = new Map(transports.map((transport) => [transport.channel.name, transport]));
  const postman: Postman = { db, transports: byName, log, ending: ending.signal };
  const serving = transports.map(({ channel }) => serveChannel(postman, channel));
  return {
    stop: async () => {
      ending.abort(new Error('the process is about to end'));
      await Promise.all(serving.map(({ stop }) => stop()));
    },
  };
}

function serveChannel(postman: Postman, channel: Transport['channel']): Running {
  const { db, log, ending } = postman;
  const places = createPlaces({ at_once: usuallyAtOnce, ...channel });
  let due: Target[] = [];
  let looking: Promise<void> | undefined;
  let again = false;

  const serve = async (target: Target): Promise<void> => {
    await places.take(target, () =>
      serveTarget(postman, target).catch((error: unknown) =>
        log.warn({ err: error, ...target }, 'a target of the outbox cannot be served'),
      ),
    );
    look();
  };
  /** Who is done leaves its place to the next at once, however long the others still take. */
  const fill = async (): Promise<void> => {
    do {
      again = false;
      if (!places.areAnyFree()) return;
      if (!due.some(places.areFreeFor)) due = await targetsDue(db, channel.name, mostRead);
      const later: Target[] = [];
      for (const target of due)
        if (!ending.aborted && places.areFreeFor(target)) void serve(target);
        else later.push(target);
      due = later;
    } while (again && !ending.aborted);
  };
  const look = (name?: string): void => {
    if (ending.aborted || (name !== undefined && name !== channel.name)) return;
    again = true;
    looking ??= fill()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox cannot be looked at'))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, lookEveryMs).unref();
  messagesWritten.on('look', look);
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      messagesWritten.off('look', look);
      await looking;
      await places.areLeft();
    },
  };
}
