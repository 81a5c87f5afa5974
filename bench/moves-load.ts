import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { type Measured, medianOf, percentileOf } from './load.ts';

/** Each body once, by so many writers at a time, with a key of its own as every client sends one. */
export function measureMoves(
  url: string,
  headers: Record<string, string>,
  bodies: readonly object[],
  connections: number,
): Promise<Measured> {
  let next = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(bodies[next++ % bodies.length]),
  });
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    const since = performance.now();
    // autocannon itself ends with the next full second.
    let last = since;
    const requests = [{ method: 'POST' as const, setupRequest }];
    const run = autocannon(
      { url, connections, amount: bodies.length, requests },
      (error: Error | null, result) => {
        if (error) return reject(error);
        const failed = result.non2xx + result.errors + result.timeouts;
        if (failed > 0) return reject(new Error(`${url}: ${failed} moves failed`));
        const perSecond = (times.length / (last - since)) * 1000;
        return resolve({ p50: medianOf(times), p95: percentileOf(times, 0.95), perSecond });
      },
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => {
      last = performance.now();
      times.push(milliseconds);
    });
  });
}
