import autocannon from 'autocannon';
import type { Options } from './options.ts';

export type Target = {
  url: string;
  headers: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
};
export type Measured = { p50: number; p95: number; perSecond: number };
export type Load = Pick<Options, 'seconds' | 'rounds'> & { connections: number };

/** Loads each target in turn, round after round, so that a noisy minute touches all alike. */
export async function measureInTurn<Name extends string>(
  targets: Record<Name, Target>,
  { connections, seconds, rounds }: Load,
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(targets) as Name[];
  for (const name of names) await measure(targets[name], connections, 1);
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Measured[]
  >;
  for (let round = 0; round < rounds; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      results[name].push(await measure(targets[name], connections, seconds));
    }
  }
  return results;
}

/** autocannon's own histogram counts whole milliseconds, too coarse here: the times are kept. */
export function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    const since = performance.now();
    const run = autocannon(
      { ...target, connections, duration: seconds, sampleInt: 100 },
      (error: Error | null, result) => {
        const elapsed = performance.now() - since;
        if (error) return reject(error);
        const failed = result.non2xx + result.errors + result.timeouts;
        if (failed > 0 || times.length === 0) {
          return reject(new Error(`${target.url}: ${failed} of ${times.length} requests failed`));
        }
        return resolve({
          p50: medianOf(times),
          p95: percentileOf(times, 0.95),
          perSecond: (times.length / elapsed) * 1000,
        });
      },
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
}

export function percentileOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
