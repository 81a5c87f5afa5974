import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product as `npm start` serves it, on a demo world of its own that goes away with it. */
const folder = mkdtempSync(join(tmpdir(), 'marketplace-e2e-'));
const api = spawn(process.execPath, ['apps/api/src/app/main.ts'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DEMO: 'true',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    // Journeys ask for the next code in earnest, and cannot wait a minute for it.
    OTP_RESEND_SECONDS: '8',
    OTP_CODES_PER_HOUR: '100',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.kill(signal));
api.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
