import type { z } from 'zod';

/** A way out of the house, such as SMS. What serves it is chosen when the process starts: see `Transport`. */
export type Channel<Schema extends z.ZodType = z.ZodType> = {
  name: string;
  payload: Schema;
  /** How often one message is tried at most. */
  attempts?: number;
  /** Between two messages to the same target. */
  gap_ms?: number;
  /** How long one message waits after each try that failed; it is given up after one more. */
  waits_ms?: readonly number[];
  /** A target that fails rests no longer than this. */
  longest_rest_ms?: number;
  /** A delivery that has not answered by then is given up for this time. */
  longest_ms?: number;
  /** Whoever has had a turn of this length lets others by. */
  turn_ms?: number;
  /** Targets that one process serves at once; four where nothing is said. */
  at_once?: number;
  /** So many of them of one store at most, so that its slow receivers hold up no other's. */
  at_once_of_store?: number;
  /** Nobody wants a message that comes later than this. */
  wanted_for_hours?: number;
};

export type Delivery<Payload = unknown> = {
  /** The same each time it is tried: the other side can tell by it what it has had already. */
  key: string;
  target: string;
  payload: Payload;
  /** Aborted when the process is about to end, and when it has taken too long. */
  signal: AbortSignal;
};

/** `later`: it may be better in a while, and not before `wait_ms` where the other side says so. `never`: it is refused for what it is. */
export type Outcome = 'sent' | { later: string; wait_ms?: number | undefined } | { never: string };

/** Serves a channel. Whatever it throws counts as `later`. */
export type Transport<Payload = unknown> = {
  channel: Channel;
  // A method, so that transports of different payloads fit in one list.
  deliver(delivery: Delivery<Payload>): Promise<Outcome>;
};

export const defineChannel = <Schema extends z.ZodType>(
  channel: Channel<Schema>,
): Channel<Schema> => channel;

export const serve = <Schema extends z.ZodType>(
  channel: Channel<Schema>,
  deliver: (delivery: Delivery<z.output<Schema>>) => Promise<Outcome>,
): Transport => ({
  channel,
  deliver: ({ payload, ...delivery }) =>
    deliver({ ...delivery, payload: channel.payload.parse(payload) }),
});
