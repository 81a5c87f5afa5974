import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The API as journeys need it: with the demo world, quiet, and patient with people who are quick. */
export const startApi = (environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['apps/api/src/app/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      DEMO: 'true',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      // Journeys ask for the next code in earnest, and cannot wait a minute for it.
      OTP_RESEND_SECONDS: '2',
      OTP_CODES_PER_HOUR: '100',
      ...environment,
    },
  });
