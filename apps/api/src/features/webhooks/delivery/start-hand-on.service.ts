import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../platform/db/handle.ts';
import { onSignal } from '../../../platform/signals.ts';
import { handOnStore } from './hand-on.service.ts';
import { storesBehind } from './places.sql.ts';

const lookEveryMs = 2_000;
/** A busy marketplace gives a signal for every event; so often it is looked at most. */
const breathMs = 300;
const storesAtOnce = 50;
/** A store that could not be handed on lets the others by for as long. */
const restMs = 60_000;

/** Turns the events of stores with webhooks into deliveries, until it is stopped. */
export function startHandOn(db: Db, log: FastifyBaseLogger): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const resting = new Map<string, number>();
  let running: Promise<void> | undefined;
  let again = false;
  const ofStore = async (store_id: string): Promise<void> => {
    try {
      if ((await handOnStore(db, store_id)) > 0) again = true;
    } catch (error) {
      resting.set(store_id, Date.now() + restMs);
      log.warn({ err: error, store_id }, 'events of a store cannot be handed on to its webhooks');
    }
  };
  const round = async (): Promise<void> => {
    do {
      again = false;
      for (const [store_id, until] of resting) if (until <= Date.now()) resting.delete(store_id);
      for (const { store_id } of await storesBehind(db, [...resting.keys()], storesAtOnce)) {
        if (ending.signal.aborted) return;
        await ofStore(store_id);
      }
      await pause(breathMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    } while (again && !ending.signal.aborted);
  };
  const look = (): void => {
    again = true;
    running ??= round()
      .catch((error: unknown) => log.warn({ err: error }, 'no events can be handed on to webhooks'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, lookEveryMs).unref();
  const close = onSignal('events', look);
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      close();
      ending.abort();
      await running;
    },
  };
}
