import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isOutside, leadsInside, lookUpOutside } from './outside-address.ts';

type Post = {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array;
  timeout_ms: number;
  signal: AbortSignal;
  internalHosts: readonly string[];
  /** How much of the answer is wanted; nothing where it is not said. */
  answer_bytes?: number;
};

/** The status, and how long the other side wants to be left alone; or why there was no answer. */
export type PushAnswer =
  | { status: number; wait_ms: number | undefined; answer: string }
  | { trouble: string };

const longestWaitMs = 6 * 3_600_000;

/**
 * A POST to an address that a stranger gave. It goes to the world and nowhere else: not inside by name, number or what a
 * name leads to when it is called, nor where an answer points to, since redirects are not followed. Of what is answered no more
 * is read than the caller wants.
 */
export function postOutside(post: Post): Promise<PushAnswer> {
  const { url, headers, body, timeout_ms, signal, internalHosts, answer_bytes = 0 } = post;
  if (!isOutside(url, internalHosts)) return Promise.resolve({ trouble: leadsInside });
  const isInternal = internalHosts.includes(new URL(url).host);
  const send = url.startsWith('https:') ? request : plainRequest;
  const late = AbortSignal.timeout(timeout_ms);
  const over = AbortSignal.any([signal, late]);
  return new Promise((resolve) => {
    let isAnswered = false;
    const fails = (trouble: string) => {
      if (!isAnswered) resolve({ trouble: late.aborted ? 'too late' : trouble });
    };
    const call = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.byteLength) },
        agent: false,
        signal: over,
        ...(isInternal ? {} : { lookup: lookUpOutside }),
      },
      (response) => {
        isAnswered = true;
        void firstBytes(response, answer_bytes).then((answer) =>
          resolve({
            status: response.statusCode ?? 0,
            wait_ms: waitIn(response.headers['retry-after']),
            answer,
          }),
        );
      },
    );
    call.on('error', (error) => fails(troubleOf(error)));
    // Who answers that they would rather speak something else is not answered, and no error either.
    call.on('upgrade', (_response, socket) => {
      socket.destroy();
      fails('not at all');
    });
    call.on('close', () => fails('not at all'));
    over.addEventListener('abort', () => fails('not at all'), { once: true });
    call.end(body);
  });
}

/** Of a name that leads inside the lookup says so. */
const troubleOf = ({ message }: Error): string =>
  message === leadsInside ? leadsInside : 'not at all';

/** As much as came of so much, when it is there, ends or is broken off. */
async function firstBytes(response: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    if (most > 0)
      for await (const part of response as AsyncIterable<Buffer>) {
        parts.push(part.subarray(0, most - length));
        length += part.length;
        if (length >= most) break;
      }
  } catch {
    // What came before is good enough.
  }
  response.destroy();
  return Buffer.concat(parts).toString();
}

/** Seconds, or a date. */
export function waitIn(retryAfter: string | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : undefined;
}
