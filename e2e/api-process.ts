import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** As `playwright.config.ts` has chosen them, before anything reads this. */
const [forPhone = 0, forDesk = 0, forAccurate = 0] = (process.env.E2E_OTHER_PORTS ?? '')
  .split(',')
  .map(Number);

/** One for each window that a journey is seen in. */
export const webhookPorts = [forPhone, forDesk] as const;

/** Accurate's books in memory: the journeys' own. */
export const accuratePort = forAccurate;

export const startAccurate = (): ChildProcess =>
  spawn(process.execPath, ['apps/accurate-sandbox/src/main.ts', '--with-parent'], {
    cwd: join(import.meta.dirname, '..'),
    // It ends when this end of its input does.
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(accuratePort) },
  });

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
      // Where the journeys' own receivers of webhooks listen.
      WEBHOOK_INTERNAL_HOSTS: webhookPorts.map((port) => `127.0.0.1:${port}`).join(','),
      ACCURATE_URL: `http://127.0.0.1:${accuratePort}`,
      ACCURATE_CLIENT_ID: 'sandbox',
      ACCURATE_CLIENT_SECRET: 'sandbox-secret',
      ACCURATE_HOSTS: `127.0.0.1:${accuratePort}`,
      ...environment,
    },
  });
