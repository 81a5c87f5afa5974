import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isOutside, lookUpOutside } from './outside-address.ts';

type Post = {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array;
  timeout_ms: number;
  signal: AbortSignal;
  internalHosts: readonly string[];
};

/** The status, and how long the other side wants to be left alone; or why there was no answer. */
export type PushAnswer = { status: number; wait_ms: number | undefined } | { trouble: string };

const longestWaitMs = 6 * 3_600_000;

/**
 * A POST to an address that a stranger gave. It goes to the world and nowhere else: not inside by name, number or what a
 * name leads to when it is called, nor where an answer points to, since redirects are not followed. What is answered is not
 * read.
 */
export function postOutside(post: Post): Promise<PushAnswer> {
  const { url, headers, body, timeout_ms, signal, internalHosts } = post;
  if (!isOutside(url, internalHosts)) return Promise.resolve({ trouble: 'leads inside' });
  const isInternal = internalHosts.includes(new URL(url).host);
  const send = url.startsWith('https:') ? request : plainRequest;
  return new Promise((resolve) => {
    const call = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.byteLength) },
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]),
        ...(isInternal ? {} : { lookup: lookUpOutside }),
      },
      (response) => {
        resolve({
          status: response.statusCode ?? 0,
          wait_ms: waitIn(response.headers['retry-after']),
        });
        response.destroy();
      },
    );
    call.on('error', (error) =>
      resolve({ trouble: error.name === 'TimeoutError' ? 'too late' : 'not at all' }),
    );
    call.end(body);
  });
}

/** Seconds, or a date. */
export function waitIn(retryAfter: string | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : undefined;
}
