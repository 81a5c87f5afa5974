import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/handle.ts';
import type { Transport } from './channel.ts';
import { targetsDue } from './outbox-rows.ts';
import { messagesWritten } from './send-later.ts';
import { type Postman, serveTarget } from './take-turns.ts';

/** At once, in one process. */
const atOnce = 4;
/** What this process wrote is looked for at once; the rest, and what failed before, is found by looking. */
const lookEveryMs = 2_000;

/** Delivers its share of what is in the outbox until it is stopped. */
export function startOutbox(
  db: Db,
  transports: readonly Transport[],
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const byName = new Map(transports.map((transport) => [transport.channel.name, transport]));
  const postman: Postman = { db, transports: byName, log, ending: ending.signal };
  let running: Promise<void> | undefined;
  let again = false;

  const round = async (): Promise<void> => {
    do {
      again = false;
      const targets = await targetsDue(db, [...byName.keys()], atOnce * 5);
      if (targets.length > 0) again = true;
      const next = targets.values();
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const target of next) if (!ending.signal.aborted) await serveTarget(postman, target);
        }),
      );
    } while (again && !ending.signal.aborted);
  };
  const look = (): void => {
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
      ending.abort(new Error('the process is about to end'));
      await running;
    },
  };
}
