import { join } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const count = z.coerce.number().int().min(1).max(1_000_000);
const port = z.coerce.number().int().min(0).max(65_535);

const projectRoot = join(import.meta.dirname, '../../../..');

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1).default('data'),
  /** Where the web build lies; served when there is one. */
  WEB_DIR: z.string().min(1).default(join(projectRoot, 'apps/web/dist')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: list.default([]),
  RATE_LIMITS: flag.default(true),
  RATE_LIMIT_PER_USER: count.default(600),
  RATE_LIMIT_PER_ADDRESS: count.default(6_000),
  FRAME_ANCESTORS: list.default([]),
  CONNECT_SOURCES: list.default([]),
  /** Fills an empty database with the demo world. */
  DEMO: flag.default(false),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters at least').optional(),
});

export type Config = z.output<typeof settings>;

/** The environment, read and checked once; a wrong setting is named in one line. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = settings.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new WrongConfiguration(problems.join('; '));
}

export class WrongConfiguration extends Error {
  constructor(problems: string) {
    super(`wrong configuration: ${problems}`);
  }
}
