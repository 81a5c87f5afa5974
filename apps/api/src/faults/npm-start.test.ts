import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/own-server.mjs';
import { lockDataDir } from '../platform/db/data-dir-lock.ts';
import { isReady } from '../testing/api-process.ts';

const root = join(import.meta.dirname, '../../../..');

/** As a person starts it, on a folder and a port of its own. */
async function startWithNpm(...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  const dataDir = join(folder, 'data');
  const port = String(await freePort());
  // As in a shell: not the test runner's own, which a build would take for its mode.
  const { DATABASE_URL: _unset, NODE_ENV: _mode, ...environment } = process.env;
  const npm = spawn('npm', ['start', '--', ...options], {
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
  return { npm, url, dataDir, said: () => said };
}

/** Everything that a process has started, and what that has. */
function descendantsOf(pid: number | undefined): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'ppid=,pid='], { encoding: 'utf8' }).split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent?: number): number[] =>
    pairs.flatMap(([its, child]) => (its === parent && child ? [child, ...below(child)] : []));
  return below(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each([
  ['SIGTERM', '--empty'],
  ['SIGKILL', '--no-clerks'],
] as const)('%s to npm ends everything it started with %s', async (signal, option) => {
  const { npm, dataDir, said } = await startWithNpm(option);
  await expect(lockDataDir(dataDir)).rejects.toThrow(/is in use by process \d+: end it/);
  // The buyers of a demo come last.
  while (option !== '--empty' && !said().includes('buyers place orders')) await pause(50);
  const started = descendantsOf(npm.pid);
  expect(started.length).toBeGreaterThanOrEqual(option === '--empty' ? 2 : 3);
  const exited = once(npm, 'exit');
  npm.kill(signal);
  await exited;
  while (started.some(isAlive)) await pause(50);
  const unlock = await lockDataDir(dataDir);
  await unlock();
});
