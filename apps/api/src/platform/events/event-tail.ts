import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/handle.ts';
import { onNotice } from '../notices.ts';
import { currentPosition, type LoggedEvent, type Position, readTail } from './event-log.ts';

type Listener = (event: LoggedEvent) => void;

/** One reader of the log for all open streams of this process. */
export type EventTail = {
  /**
   * Every event after the position answered goes to the listener; it may be given a few of those
   * before, too.
   */
  follow: (listener: Listener) => Promise<Position>;
  leave: (listener: Listener) => void;
  /** Aborted when the process is about to end: streams are to be closed. */
  ending: AbortSignal;
  close: () => void;
};

const batch = 500;
/** Notices make it look at once; without Redis the events of other processes are found by looking. */
const lookEveryMs = 1_000;
const lookAgainForUnsettledMs = 15;

export function createEventTail(db: Db, log: FastifyBaseLogger): EventTail {
  const listeners = new Set<Listener>();
  let position: Position | undefined;
  let reading: Promise<Position> | undefined;
  let readAgain = false;
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();

  const read = async (): Promise<Position> => {
    let reached = position ?? (await currentPosition(db));
    const { events, unsettled } = await readTail(db, reached, batch);
    for (const event of events) {
      reached = { tx_id: event.tx_id, id: event.id };
      for (const listener of listeners) listener(event);
    }
    position = listeners.size > 0 ? reached : undefined;
    if (events.length === batch) readAgain = true;
    lookIn(unsettled ? lookAgainForUnsettledMs : lookEveryMs);
    return reached;
  };

  const readOneAtATime = (): Promise<Position> => {
    reading ??= read().finally(() => {
      reading = undefined;
      if (readAgain) look();
    });
    return reading;
  };

  const look = () => {
    if (listeners.size === 0) return;
    readAgain = reading !== undefined;
    readOneAtATime().catch((error: unknown) => {
      log.warn({ err: error }, 'events cannot be read');
      lookIn(lookEveryMs);
    });
  };

  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms).unref();
  };
  const stopListening = onNotice('events', look);

  return {
    follow: async (listener) => {
      listeners.add(listener);
      return readOneAtATime();
    },
    leave: (listener) => {
      listeners.delete(listener);
      if (listeners.size === 0) position = undefined;
    },
    ending: ending.signal,
    close: () => {
      ending.abort();
      listeners.clear();
      clearTimeout(timer);
      stopListening();
    },
  };
}
