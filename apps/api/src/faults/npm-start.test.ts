import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataDir } from '../platform/db/data-dir-lock.ts';
import { isReady } from '../testing/api-process.ts';
import { freePort } from '../testing/free-port.ts';

const root = join(import.meta.dirname, '../../../..');

/** As a person starts it, on a folder and a port of its own. */
async function startWithNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  const dataDir = join(folder, 'data');
  const port = String(await freePort());
  // As in a shell: not the test runner's own, which a build would take for its mode.
  const { DATABASE_URL: _unset, NODE_ENV: _mode, ...environment } = process.env;
  const npm = spawn('npm', ['start', '--', '--empty'], {
    cwd: root,
    env: { ...environment, PORT: port, DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  onTestFinished(async () => {
    npm.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (npm.exitCode !== null) throw new Error(said);
    await pause(100);
  }
  return { npm, url, dataDir };
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to npm ends the server it started, too',
  async (signal) => {
    const { npm, url, dataDir } = await startWithNpm();
    await expect(lockDataDir(dataDir)).rejects.toThrow(/is in use by process \d+: end it/);
    const exited = once(npm, 'exit');
    npm.kill(signal);
    await exited;
    while (await isReady(url)) await pause(50);
    // The folder is free as soon as the process is gone, and not before.
    for (;;) {
      const unlock = await lockDataDir(dataDir).catch(() => pause(50));
      if (unlock) return unlock();
    }
  },
);
