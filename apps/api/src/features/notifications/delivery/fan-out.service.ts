import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notificationsWritten } from '../../../platform/notifications/write-notification.ts';
import { handOn } from './hand-on.service.ts';
import { storesToPush, takeToPush } from './to-push.sql.ts';
import { type Available, newsForMs } from './wanting.service.ts';

/** What this process wrote is looked for at once; the rest by looking. */
const lookEveryMs = 2_000;
const storesAtOnce = 20;
const mostAtOnce = 100;
/** A store that could not be handed on lets the others by for as long. */
const restMs = 60_000;

/** Hands what was written in the stores to the outbox, for whoever wants to know, until it is stopped. */
export const startFanOut =
  (available: Available) =>
  (db: Db, log: FastifyBaseLogger): { stop: () => Promise<void> } => {
    const ending = new AbortController();
    const resting = new Map<string, number>();
    let running: Promise<void> | undefined;
    let again = false;
    const ofStore = async (store_id: string): Promise<number> => {
      try {
        return await inTransaction(db, (db) => takeOfStore(db, store_id, available));
      } catch (error) {
        resting.set(store_id, Date.now() + restMs);
        log.warn({ err: error, store_id }, 'notifications of a store cannot be handed on');
        return 0;
      }
    };
    const round = async (): Promise<void> => {
      do {
        again = false;
        for (const [store_id, until] of resting) if (until <= Date.now()) resting.delete(store_id);
        for (const { store_id } of await storesToPush(db, [...resting.keys()], storesAtOnce)) {
          if (ending.signal.aborted) return;
          if ((await ofStore(store_id)) > 0) again = true;
        }
      } while (again && !ending.signal.aborted);
    };
    const look = (): void => {
      again = true;
      running ??= round()
        .catch((error: unknown) => log.warn({ err: error }, 'notifications cannot be handed on'))
        .finally(() => {
          running = undefined;
        });
    };
    const timer = setInterval(look, lookEveryMs).unref();
    notificationsWritten.on('look', look);
    look();
    return {
      stop: async () => {
        clearInterval(timer);
        notificationsWritten.off('look', look);
        ending.abort();
        await running;
      },
    };
  };

/** Answers with how many it took. Killed in the middle, it has done nothing of a store, or all. */
async function takeOfStore(db: Tx, store_id: string, available: Available): Promise<number> {
  const taken = await takeToPush(db, store_id, mostAtOnce);
  const fresh = taken
    .map((each) => ({ ...each, at: Date.parse(each.created_at) }))
    .filter(({ at }) => at > Date.now() - newsForMs)
    .sort((one, other) => one.at - other.at);
  if (fresh.length > 0) await handOn(db, store_id, fresh, available);
  return taken.length;
}
