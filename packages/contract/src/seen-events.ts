import { z } from 'zod';
import { id, instant } from './fields.ts';

/**
 * Which events of the stream an answer holds: those up to the number of their store. A store that is missing had no
 * event in the two minutes before `at`.
 */
export const seenEvents = z.object({ at: instant, places: z.record(id, z.int()) });

export type SeenEvents = z.infer<typeof seenEvents>;
