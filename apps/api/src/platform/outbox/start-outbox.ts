import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/handle.ts';
import type { Transport } from './channel.ts';
import { targetsDue } from './outbox-rows.ts';
import { messagesWritten } from './send-later.ts';
import { type Postman, serveTarget } from './take-turns.ts';

/** Targets of a channel, in one process. */
const usuallyAtOnce = 4;
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

function serveChannel(
  postman: Postman,
  { name, at_once = usuallyAtOnce }: Transport['channel'],
): Running {
  const { db, log, ending } = postman;
  let running: Promise<void> | undefined;
  let again = false;

  const round = async (): Promise<void> => {
    do {
      again = false;
      const targets = await targetsDue(db, name, at_once * 5);
      if (targets.length > 0) again = true;
      const next = targets.values();
      await Promise.all(
        Array.from({ length: at_once }, async () => {
          for (const target of next) if (!ending.aborted) await serveTarget(postman, target);
        }),
      );
    } while (again && !ending.aborted);
  };
  const look = (channel?: string): void => {
    if (channel !== undefined && channel !== name) return;
    again = true;
    running ??= round()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox cannot be looked at'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, lookEveryMs).unref();
  messagesWritten.on('look', look);
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      messagesWritten.off('look', look);
      await running;
    },
  };
}
