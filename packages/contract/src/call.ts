import type { z } from 'zod';
import type { contract } from './contract.ts';

type Contract = typeof contract;
type Entry = {
  [Feature in keyof Contract]: Contract[Feature][keyof Contract[Feature]];
}[keyof Contract];

/** A call is written as it goes over the wire: `GET /api/orders/info/list`. One that does not exist does not compile. */
export type Call = Entry extends infer One ? NameOf<One> : never;

type NameOf<One> = One extends {
  method: infer Method extends string;
  path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;

type EntryOf<C extends Call> = Extract<
  Entry,
  C extends `${infer Method} ${infer Path}` ? { method: Method; path: Path } : never
>;

type Input<One, Part extends 'query' | 'body'> = One extends {
  [P in Part]: infer Schema extends z.ZodType;
}
  ? Record<never, never> extends z.input<Schema>
    ? { [P in Part]?: z.input<Schema> }
    : { [P in Part]: z.input<Schema> }
  : Record<never, never>;

/** What a call takes: its query and its body, before the server fills in defaults. */
export type InputsOf<C extends Call> = Input<EntryOf<C>, 'query'> & Input<EntryOf<C>, 'body'>;

/** What a call answers with when it succeeds. */
export type AnswerOf<C extends Call> =
  EntryOf<C> extends { response: infer Schema extends z.ZodType } ? z.output<Schema> : never;

/** The calls that may wait for a signal. */
export type QueueableCall = Entry extends infer One
  ? One extends { queueable: true }
    ? NameOf<One>
    : never
  : never;

type Values = Record<string, unknown>;

/**
 * Method, address and body of a call. Values that are not set stay away from the address, lists go in one
 * value with commas between. Needs no schema, so that a browser does not have to load one.
 */
export function requestOf(call: Call, { query = {}, body }: { query?: Values; body?: unknown }) {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    // A list turns into text with commas between by itself.
    if (isSet(value)) search.set(name, String(value));
  }
  return { method, address: `${search}` ? `${path}?${search}` : path, body };
}

const isSet = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);
