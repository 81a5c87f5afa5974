import type { Endpoint } from '@marketplace/contract/endpoint';
import fc from 'fast-check';
import { encodeBody } from '../testing/encode-body.ts';
import type { Inputs } from '../testing/test-server.ts';

/** A request as it goes over the wire. */
export type RawRequest = {
  method: string;
  path: string;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  payload?: string | Buffer;
};

/** Made from a right request: so many differ from it in one field, so many in form. */
export function malformedRequests(
  entry: Endpoint,
  valid: Inputs,
  counts: { inField: number; inForm: number },
): RawRequest[] {
  const seed = 20_260_817;
  return [
    ...fc.sample(oneFieldWrong(entry, valid), { numRuns: counts.inField, seed }),
    ...fc.sample(wrongInForm(entry, valid), { numRuns: counts.inForm, seed }),
  ];
}

const nasty = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '%',
  '%00',
  '\u0000',
  '\ud800',
  '👍🏽',
  'ﷺ',
  '\u202e',
  "'; drop table orders; --",
  '{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  ',',
  ',,,',
  '1,2',
  '2026-02-30',
  '0001-01-01',
  '9999-12-31',
  'NEW,nonsense',
  '%%%',
  '\\',
  '_',
  'x'.repeat(5_000),
];

const badText = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary' }), fc.string());
const badValue = fc.oneof(
  badText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, -0, 2 ** 53, [], {}, [[]], [null], {
    a: {},
  }),
  fc.integer(),
  fc.double(),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
);

function oneFieldWrong(entry: Endpoint, valid: Inputs): fc.Arbitrary<RawRequest> {
  const base = right(entry, valid);
  const inQuery = fc
    .tuple(fc.constantFrom(...queryNames(entry, valid), 'no_such_field'), badText)
    .map(([name, value]): RawRequest => {
      const others = base.query.filter(([each]) => each !== name);
      return { ...base, query: [...others, [name, value]] };
    });
  if (!entry.body) return inQuery;
  const paths = [...leaves(valid.body), ['no_such_field'], ['__proto__']];
  const inBody = fc
    .tuple(fc.constantFrom(...paths), fc.option(badValue, { nil: undefined, freq: 8 }))
    .map(([path, value]) => right(entry, { ...valid, body: withValue(valid.body, path, value) }));
  return fc.oneof({ weight: 4, arbitrary: inBody }, { weight: 1, arbitrary: inQuery });
}

function wrongInForm(entry: Endpoint, valid: Inputs): fc.Arbitrary<RawRequest> {
  const base = right(entry, valid);
  const payloads = [
    '',
    '{',
    '[]',
    'null',
    '1',
    '"text"',
    '{"a":1}}',
    '{"__proto__":{}}',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n1',
    deep(2_000),
  ];
  const types = [
    'application/json',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'x',
    '',
  ];
  const headers = fc.constantFrom<Record<string, string>>(
    { authorization: 'Token' },
    { authorization: 'Token x' },
    { authorization: `Bearer ${'A'.repeat(43)}` },
    { authorization: `Bearer ${'A'.repeat(94)}` },
    { authorization: `Token ${'='.repeat(43)}` },
    { 'idempotency-key': 'x' },
    { 'idempotency-key': 'x'.repeat(500) },
    { 'client-type': 'x'.repeat(2_000) },
    { accept: 'image/png' },
  );
  const changes: fc.Arbitrary<Partial<RawRequest>>[] = [
    headers.map((wrong) => ({ headers: { ...base.headers, ...wrong } })),
    fc.array(fc.tuple(badText, badText), { maxLength: 5 }).map((query) => ({ query })),
    fc.constant({ query: [...base.query, ...base.query, ...base.query] }),
  ];
  if (entry.method === 'POST') {
    changes.push(
      fc.tuple(fc.constantFrom(...payloads), fc.constantFrom(...types)).map(([payload, type]) => ({
        payload,
        headers: { ...base.headers, 'content-type': type },
      })),
    );
  }
  return fc.oneof(...changes).map((change) => ({ ...base, ...change }));
}

function right(entry: Endpoint, { query, body, file, headers }: Inputs): RawRequest {
  const encoded = encodeBody(entry, body, file);
  return {
    method: entry.method,
    path: entry.path,
    query: Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
    headers: { ...headers, ...(encoded && { 'content-type': encoded.type }) },
    ...(encoded && { payload: encoded.payload }),
  };
}

/** Every query field the contract knows, not only those of the right request. */
function queryNames(entry: Endpoint, { query }: Inputs): string[] {
  const shape = (entry.query as { shape?: Record<string, unknown> } | undefined)?.shape;
  return [...new Set([...Object.keys(query ?? {}), ...Object.keys(shape ?? {})])];
}

type Path = (string | number)[];

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    leaves(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}

/** A copy with one value replaced, or removed when it is undefined. */
function withValue(source: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(source) ? [...source] : { ...(source as object) };
  const next = withValue((source as Record<string, unknown>)?.[key], rest, value);
  Object.defineProperty(copy, key, {
    value: next,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
