import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, uuid } from './fields.ts';

const jobStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;

export const jobProgress = z.object({
  id: uuid,
  store_id: id,
  name: z.string(),
  state: z.enum(jobStates),
  done: z.int(),
  /** Unknown until the job has counted. */
  total: z.int().nullable(),
  error_message: z.string().nullable(),
  created_at: instant,
  started_at: instant.nullable(),
  updated_at: instant,
  finished_at: instant.nullable(),
});

const detail = endpoint({
  method: 'GET',
  path: '/api/jobs/detail',
  doc: 'A long job of a store: how far it is, and what came of it. The event “job.changed” tells the same as it goes.',
  access: asSeller('order', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id, job_id: uuid }),
  response: z.object({
    job: jobProgress.extend({ result: z.record(z.string(), z.unknown()).nullable() }),
  }),
  errors: ['job_not_found'],
});

export const jobs = { detail };
export type JobProgress = z.infer<typeof jobProgress>;
export type JobDetail = z.infer<typeof detail.response>['job'];
