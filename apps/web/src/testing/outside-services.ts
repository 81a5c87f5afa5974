import type { IncomingMessage } from 'node:http';
import { type PlainServer, startPlainServer } from './plain-server.ts';

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

type Heard<Item> = PlainServer & {
  /** What was taken, once each, whatever came twice. */
  taken: Map<string, Item>;
  /** Statuses that the next requests are answered with, whatever they say. */
  busy: number[];
  requests: number;
};

/**
 * A service as its documentation has it: what it does not understand is refused with 400 and never taken. Whoever asks
 * from another origin gets to read the answer, and nobody is asked for leave first: what would need that fails.
 */
async function startService<Item extends object>(
  read: (text: string, request: IncomingMessage) => [id: string, item: Item][],
): Promise<Heard<Item>> {
  const taken = new Map<string, Item>();
  const busy: number[] = [];
  const heard = { taken, busy, requests: 0 };
  const server = await startPlainServer(async (request, response) => {
    heard.requests += 1;
    const text = await textOf(request);
    const status = busy.shift() ?? (request.method === 'POST' ? 200 : 405);
    response.setHeader('Access-Control-Allow-Origin', '*');
    try {
      if (status === 200) for (const [id, item] of read(text, request)) taken.set(id, item);
      response.writeHead(status).end('{"success":true}');
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  return Object.assign(heard, server);
}

type Message = {
  type: string;
  messageId: string;
  userId: string;
  timestamp: string;
  context: Record<string, unknown>;
} & Record<string, unknown>;

/** The batch call of Segment's HTTP tracking API. */
export const startTrackingService = (writeKey: string): Promise<Heard<Message>> =>
  startService((text, { url }) => {
    demand(url === '/v1/batch', 'no such call');
    demand(text.length <= 500_000, 'a batch has 500 KB at most');
    const { writeKey: given, batch, sentAt } = JSON.parse(text);
    demand(given === writeKey, 'an unknown write key');
    demand(isTime(sentAt) && Array.isArray(batch), 'no batch');
    return (batch as Message[]).map((message) => {
      const { type, messageId, userId, timestamp, event, name } = message;
      demand(JSON.stringify(message).length <= 32_000, 'a message has 32 KB at most');
      demand(/^[\w-]{1,100}$/.test(messageId) && userId !== '' && isTime(timestamp), 'incomplete');
      demand(['identify', 'track', 'page'].includes(type), `an unknown type: ${type}`);
      demand(type !== 'track' || Boolean(event), 'a track call needs an event');
      demand(type !== 'page' || Boolean(name), 'a page call has a name');
      return [messageId, message];
    });
  });

type Fault = {
  event_id: string;
  exception: {
    values: {
      type: string;
      value: string;
      stacktrace: { frames: { function: string; filename: string; lineno: number }[] };
    }[];
  };
} & Record<string, unknown>;

/** The envelope call that Sentry and GlitchTip take. */
export const startEnvelopeService = (key: string, project: string): Promise<Heard<Fault>> =>
  startService((text, { url }) => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://service');
    demand(pathname === `/api/${project}/envelope/`, 'no such project');
    demand(searchParams.get('sentry_key') === key, 'an unknown key');
    demand(searchParams.get('sentry_version') === '7', 'an unknown version');
    const [head = '', item = '', payload = '', ...more] = text.split('\n');
    demand(more.length === 0, 'one item in an envelope');
    const { type, length } = JSON.parse(item);
    demand(type === 'event' && length === Buffer.byteLength(payload), 'a length that is not its');
    const fault = JSON.parse(payload) as Fault;
    const { event_id } = JSON.parse(head);
    demand(/^[0-9a-f]{32}$/.test(event_id) && fault.event_id === event_id, 'no id of an event');
    demand(isTime(fault.timestamp) && fault.platform === 'javascript', 'incomplete');
    return [[event_id, fault]];
  });

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function demand(is: boolean, words: string): void {
  if (!is) throw new Error(words);
}
