import type { SeenEvents } from '@marketplace/contract/seen-events';
import type { StoreEvent } from './event-stream.ts';

/** An answer names the stores that something happened in within this time before it was read. */
const namedMs = 120_000;

/** Whether an answer was read after the event. */
export function holds({ at, places }: SeenEvents, event: StoreEvent): boolean {
  const last = places[event.store_id];
  return last === undefined
    ? Date.parse(event.created_at) <= Date.parse(at) - namedMs
    : event.number <= last;
}
