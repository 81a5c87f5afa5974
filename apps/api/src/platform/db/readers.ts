import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { createLines, shareOf } from './lines.ts';
import { isAmongWriters, whoAsks } from './writers.ts';

/**
 * The connections as they are lent for one statement each. Whoever has a place among the writers takes one at once; all
 * others wait for theirs in a line of their own, so that a writer finds one soon however many read, and of those who
 * read each has a turn, however much one of them asks for.
 */
export function lendInTurn(pool: pg.Pool, poolSize: number) {
  const lines = createLines({
    atOnce: shareOf(poolSize, 0.8),
    atOnceOfOne: shareOf(poolSize, 0.4),
    mostWaiting: 1_000,
    mostWaitingOfOne: 200,
    longestWaitMs: 4_000,
  });

  const lend = (): Promise<pg.PoolClient> => {
    const { promise: lent, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    const { who, person = who } = whoAsks();
    lines
      .run({ who: person }, async () => {
        const client = await pool.connect();
        const { promise: isBack, resolve: bringBack } = Promise.withResolvers<void>();
        const { release } = client;
        client.release = (error) => {
          release.call(client, error);
          bringBack();
        };
        resolve(client);
        await isBack;
      })
      .catch(reject);
    return lent;
  };

  const lending: PostgresPool = {
    connect: () => (isAmongWriters() ? pool.connect() : lend()),
    end: () => pool.end(),
    options: pool.options,
  };
  return { lending, waiting: lines.waiting };
}
