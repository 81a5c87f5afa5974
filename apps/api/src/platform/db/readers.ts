import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Asker } from '../work-queue.ts';
import { createLines, shareOf } from './lines.ts';
import { isAmongWriters, whoAsks } from './writers.ts';

/**
 * The connections as they are lent for one statement each. Who asks for something to be read waits for theirs in a line of
 * their own, so that of those who read each has a turn, however much one of them asks for. Writers, who have a place, and
 * what the marketplace does of its own accord find one soon: readers never have all of them.
 */
export function lendInTurn(pool: pg.Pool, poolSize: number) {
  const lines = createLines({
    atOnce: shareOf(poolSize, 0.8),
    atOnceOfOne: shareOf(poolSize, 0.4),
    mostWaiting: 1_000,
    mostWaitingOfOne: 200,
    longestWaitMs: 4_000,
  });

  const lend = async ({ who, person = who }: Asker): Promise<pg.PoolClient> => {
    const entered = lines.enter({ who: person });
    const leave = typeof entered === 'function' ? entered : await entered;
    try {
      const client = await pool.connect();
      const { release } = client;
      client.release = (error) => {
        release.call(client, error);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  };

  const lending: PostgresPool = {
    connect: () => {
      const asker = whoAsks();
      return asker && !isAmongWriters() ? lend(asker) : pool.connect();
    },
    end: () => pool.end(),
    options: pool.options,
  };
  return { lending, waiting: lines.waiting };
}
