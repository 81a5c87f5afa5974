import type { EventPlaces } from '@marketplace/contract/events';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Db } from '../db/handle.ts';
import { onSignal } from '../signals.ts';
import { type LoggedEvent, readPlaces, readStretches } from './event-log.ts';
import { stretchesBetween } from './stretches.ts';

type Listener = (event: LoggedEvent) => void;

/** One reader of the log for all open streams of this process. */
export type EventTail = {
  /** Every event of a watched store goes to the listener; some of those before it listened may, too. */
  listen: (listener: Listener) => () => void;
  /** Answers with how far the log of these stores reaches; what comes after that is heard by who listens. */
  watch: (store_ids: readonly string[]) => Promise<EventPlaces>;
  unwatch: (store_ids: readonly string[]) => void;
  /** Aborted when the process is about to end: streams are to be closed. */
  ending: AbortSignal;
  close: () => void;
};

/** Notices make it look at once; without Redis the events of other processes are found by looking. */
const lookEveryMs = 1_000;

export function createEventTail(db: Db, log: FastifyBaseLogger, registry: Registry): EventTail {
  const listeners = new Set<Listener>();
  const delay = addEventMetrics(registry, listeners);
  const watchers = new Map<string, number>();
  /** How far each watched store was told of. */
  const told: EventPlaces = {};
  /** Stores that something was heard of since they were last looked at. */
  const moved = new Set<string>();
  let reading: Promise<void> | undefined;
  const ending = new AbortController();

  const read = async (): Promise<void> => {
    const store_ids = [...moved].filter((store_id) => told[store_id]);
    moved.clear();
    if (store_ids.length === 0) return;
    const places = await readPlaces(db, arrayOf(store_ids));
    const stretches = store_ids.flatMap((store_id) =>
      stretchesBetween(store_id, told[store_id], places[store_id]),
    );
    if (stretches.length === 0) return;
    for (const event of await readStretches(db, stretches)) {
      for (const listener of listeners) listener(event);
      delay.observe(Math.max(0, (Date.now() - Date.parse(event.created_at)) / 1_000));
    }
    for (const { store_id, area, to } of stretches) {
      const areas = told[store_id];
      if (areas) areas[area] = to;
    }
  };

  const look = () => {
    if (reading || moved.size === 0) return;
    reading = read()
      .catch((error: unknown) => log.warn({ err: error }, 'events cannot be read'))
      .finally(() => {
        reading = undefined;
        look();
      });
  };

  const lookAtAll = () => {
    for (const store_id of watchers.keys()) moved.add(store_id);
    look();
  };
  const timer = setInterval(lookAtAll, lookEveryMs).unref();
  const stopListening = onSignal('events', (store_id) => {
    if (store_id === undefined) return lookAtAll();
    if (watchers.has(store_id)) moved.add(store_id);
    look();
  });

  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: async (store_ids) => {
      for (const store_id of store_ids) watchers.set(store_id, (watchers.get(store_id) ?? 0) + 1);
      const places = await readPlaces(db, arrayOf(store_ids));
      // What somebody watches already is told from where they stand, which is no later than this.
      for (const store_id of store_ids) told[store_id] ??= { ...places[store_id] };
      return places;
    },
    unwatch: (store_ids) => {
      for (const store_id of store_ids) {
        const left = (watchers.get(store_id) ?? 0) - 1;
        if (left > 0) watchers.set(store_id, left);
        else {
          watchers.delete(store_id);
          delete told[store_id];
        }
      }
    },
    ending: ending.signal,
    close: () => {
      ending.abort();
      listeners.clear();
      clearInterval(timer);
      stopListening();
    },
  };
}

function addEventMetrics(registry: Registry, listeners: ReadonlySet<Listener>): Histogram {
  new Gauge({
    name: 'event_streams',
    help: 'Streams that are open in this process.',
    registers: [registry],
    collect() {
      this.set(listeners.size);
    },
  });
  return new Histogram({
    name: 'event_delay_seconds',
    help: 'From when an event was written to when the streams of this process were told.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
}

const arrayOf = (store_ids: readonly string[]) => `{${store_ids.join(',')}}`;
