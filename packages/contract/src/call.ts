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

type File<One> = One extends { upload: object } ? { file: Blob } : Record<never, never>;

/** For each entry by itself: three unions of all entries, put together, would be more than the compiler takes. */
type InputsOfEach<One> = One extends unknown
  ? Input<One, 'query'> & Input<One, 'body'> & File<One>
  : never;

/** What a call takes: its query, its body and its file, before the server fills in defaults. */
export type InputsOf<C extends Call> = InputsOfEach<EntryOf<C>>;

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

type Inputs = { query?: Values; body?: unknown; file?: Blob };

/**
 * Method, address and body of a call. Values that are not set stay away from the address, lists go in one
 * value with commas between. With a file the body is a form, or the file alone where there are no fields.
 * Needs no schema, so that a browser does not have to load one.
 */
export function requestOf(call: Call, { query = {}, body, file }: Inputs) {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    // A list turns into text with commas between by itself.
    if (isSet(value)) search.set(name, String(value));
  }
  const address = `${search}` ? `${path}?${search}` : path;
  return { method, address, body: file && body ? formOf(body, file) : (file ?? body) };
}

function formOf(fields: unknown, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Values)) form.set(name, String(value));
  form.set('file', file, 'file');
  return form;
}

const isSet = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);
