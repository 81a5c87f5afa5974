import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildWeb } from '../scripts/build-web.mjs';
import type { Benchmark } from './benchmark.ts';
import { againstBudget } from './budget.ts';
import { freePort } from './server-process.ts';

const budget = 5000;
const root = join(import.meta.dirname, '..');
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** The least that answers over HTTP on the same stack. */
const bareServer = `
  import Fastify from 'fastify';
  const app = Fastify();
  app.get('/ready', async () => ({ status: 'ok' }));
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });`;

export const start: Benchmark = {
  name: 'start',
  about: `From the second \`npm start -- --no-simulator\` until /ready answers, with packages, web and demo world in place, against a Fastify server of one route; at most ${seconds(budget)}.`,
  isOnPostgres: false,
  run: async (_worlds, { rounds }) => {
    buildWeb();
    const folder = mkdtempSync(join(tmpdir(), 'marketplace-start-'));
    const product = () =>
      startUntilReady('npm', ['start', '--silent', '--', '--no-simulator'], {
        DATA_DIR: join(folder, 'data'),
      });
    const bare = () =>
      startUntilReady(process.execPath, ['--input-type=module', '-e', bareServer], {});
    try {
      const first = { ours: [await product()], reference: [await bare()] };
      const second: typeof first = { ours: [], reference: [] };
      for (let round = 0; round < rounds; round++) {
        second.ours.push(await product());
        second.reference.push(await bare());
      }
      const line = { benchmark: 'start', format: seconds };
      return [
        againstBudget({ ...line, ...first, of: 'first start, with filling the demo world' }),
        againstBudget({ ...line, ...second, of: 'second start', budget }),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Milliseconds until it answers; it is ended, with all it started, before the next begins. */
async function startUntilReady(
  command: string,
  args: string[],
  environment: Record<string, string>,
): Promise<number> {
  const port = await freePort();
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  const since = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: a signal to it reaches what npm has started too.
    detached: true,
    env: { ...inherited, PORT: String(port), ...environment },
  });
  const endWithUs = () => signalGroup(child, 'SIGKILL');
  process.on('exit', endWithUs);
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/ready`, child);
    return performance.now() - since;
  } finally {
    await endGroup(child);
    process.off('exit', endWithUs);
  }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 300_000;
  while (child.exitCode === null && Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(10);
  }
  throw new Error(`${child.spawnargs.join(' ')} did not get ready`);
}

async function endGroup(child: ChildProcess): Promise<void> {
  const hurryAt = Date.now() + 10_000;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; signalGroup(child, signal); signal = 0) {
    if (Date.now() > hurryAt) signalGroup(child, 'SIGKILL');
    await pause(20);
  }
}

/** Answers whether anybody of the group is still there. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (!pid) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
