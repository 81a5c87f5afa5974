import type { SeenEvents } from '@marketplace/contract/seen-events';
import type { StoreEvent } from './event-stream.ts';

/** An answer names the stores that something happened in within this time before it was read. */
const namedMs = 120_000;

/**
 * Whether an answer was read after the event. One that the device has kept from the release before cannot tell; what is
 * on its way in its place can.
 */
export function holds(seen: SeenEvents | undefined, event: StoreEvent): boolean {
  if (!seen) return true;
  const { at, places } = seen;
  const last = places[event.store_id];
  return last === undefined
    ? Date.parse(event.created_at) <= Date.parse(at) - namedMs
    : event.number <= last;
}
