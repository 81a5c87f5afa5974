import type { IncomingMessage, ServerResponse } from 'node:http';

export type Fields = Record<string, unknown>;

/** What is answered; `hang` says nothing at all until the caller gives up. */
export type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { status: number; text: string; type: string; headers?: Record<string, string> }
  | 'hang';

export const json = (body: unknown, status = 200): Answer => ({ status, body });
/** Success and refusal look alike but for `s`. */
export const well = (body: object): Answer => json({ s: true, ...body });
export const refused = (...words: string[]): Answer => json({ s: false, d: words });

const mostBytes = 2_000_000;

export async function bodyOf(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Error('too large');
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString('utf8');
  if (text === '') return {};
  if (String(request.headers['content-type']).includes('json')) return JSON.parse(text) as Fields;
  return nested(new URLSearchParams(text));
}

/** `data[0].name=…` as it is meant. */
function nested(pairs: Iterable<[string, string]>): Fields {
  const whole: Fields = {};
  for (const [key, value] of pairs) {
    const path = key.split(/[.[\]]+/).filter(Boolean);
    const last = path.pop();
    if (last === undefined) continue;
    let at: Fields = whole;
    for (const step of path) {
      at[step] ??= {};
      at = at[step] as Fields;
    }
    at[last] = value;
  }
  return whole;
}

/** A list, whether it came as JSON or under numbered keys. */
export function listOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value as Fields[];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value as Fields)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, each]) => each as Fields);
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const numberOf = (value: unknown): number => {
  const number = Number(value);
  return textOf(value) === '' || !Number.isFinite(number) ? Number.NaN : number;
};

export function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'hang') return;
  const { status, headers = {} } = answer;
  const [type, text] =
    'text' in answer
      ? [answer.type, answer.text]
      : ['application/json; charset=utf-8', JSON.stringify(answer.body)];
  response.writeHead(status, { 'content-type': type, ...headers }).end(text);
}
