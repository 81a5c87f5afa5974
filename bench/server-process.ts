import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { World } from './worlds.ts';

/** A server under load, in a process of its own. */
export type ServerProcess = {
  origin: string;
  rssMegabytes: () => number;
  stop: () => Promise<void>;
};

const poolSize = 10;

export const startApi = (world: World) =>
  start(join(import.meta.dirname, '../apps/api/src/app/main.ts'), '/ready', world);

export const startBareServer = (world: World) =>
  start(join(import.meta.dirname, 'bare-server.ts'), '/health', world);

async function start(file: string, readyPath: string, world: World): Promise<ServerProcess> {
  const port = await freePort();
  // The flag is the one `npm run api` and `npm start` give.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: world.url,
      DATABASE_POOL_SIZE: String(poolSize),
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
    },
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.on('exit', killWithUs);
  const stop = async () => {
    await end(child);
    process.off('exit', killWithUs);
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(origin + readyPath, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop, rssMegabytes: () => rssMegabytes(child.pid) };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error(`the server behind ${url} did not get ready`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const hurry = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(hurry);
}

function rssMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
