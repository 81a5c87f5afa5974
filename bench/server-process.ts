import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiFlags } from '../scripts/api-flags.mjs';
import type { World } from './worlds.ts';

/** A server under load, in a process of its own. */
export type ServerProcess = {
  origin: string;
  rssMegabytes: () => number;
  stop: () => Promise<void>;
};

const poolSize = 10;
const compiled = join(import.meta.dirname, '../node_modules/.cache/compiled');

const api = join(import.meta.dirname, '../apps/api/src/app/main.ts');
const onWorld = ({ url }: World) => ({
  DATABASE_URL: url,
  DATABASE_POOL_SIZE: String(poolSize),
  // Sweeps would delete from a world that every run must find the same.
  JOBS: 'false',
});

export const startApi = (world: World, settings: Record<string, string> = {}) =>
  start(api, '/ready', { ...onWorld(world), ...settings });

/** On the demo world, in an embedded database that it makes in the folder. */
export const startDemoApi = (folder: string) =>
  start(api, '/ready', { DATA_DIR: folder, DEMO: 'true' });

export const startBareServer = (world: World) =>
  start(join(import.meta.dirname, 'bare-server.ts'), '/health', onWorld(world));

export const startBareInventoryServer = (world: World) =>
  start(join(import.meta.dirname, 'bare-inventory-server.ts'), '/health', onWorld(world));

export const startBareMovesServer = (world: World) =>
  start(join(import.meta.dirname, 'bare-moves-server.ts'), '/health', onWorld(world));

export const startBareStreamServer = () =>
  start(join(import.meta.dirname, 'bare-stream-server.ts'), '/health', {});

async function start(
  file: string,
  readyPath: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort();
  // The flags and the cache are those that `npm run api` and `npm start` give.
  const child = spawn(process.execPath, [...apiFlags, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      PORT: String(port),
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
      ...environment,
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
  const until = Date.now() + 180_000;
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

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
