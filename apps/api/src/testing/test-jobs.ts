import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { fail } from '../platform/failure.ts';
import { defineJob } from '../platform/jobs/job.ts';

/** Goes through its steps and leaves a mark for each time it was begun. */
export const walk = defineJob({
  name: 'test.walk',
  area: 'inventory',
  input: z.object({ steps: z.int(), pauseMs: z.int() }),
  run: async ({ write, input, attempt, store_id, progress, signal }) => {
    const details = JSON.stringify({ pid: process.pid, attempt });
    await write((db) =>
      db.insertInto('operator_acts').values({ act: 'test.walk', details }).execute(),
    );
    for (let step = 1; step <= input.steps; step += 1) {
      await pause(input.pauseMs, undefined, { signal });
      await progress(step, input.steps);
    }
    return { attempt, store_id };
  },
});

/** Fails until the attempt it is told. */
export const stumble = defineJob({
  name: 'test.stumble',
  area: 'order',
  input: z.object({ until: z.int() }),
  attempts: 2,
  run: async ({ input, attempt }) => {
    if (attempt < input.until) throw new Error(`attempt ${attempt} stumbled over a secret`);
    return { attempt };
  },
});

/** Finds out that what it was asked for cannot be. */
export const refuse = defineJob({
  name: 'test.refuse',
  area: 'store',
  input: z.object({}),
  run: async () => fail('stock_insufficient'),
});

export const testJobs = [walk, stumble, refuse];
