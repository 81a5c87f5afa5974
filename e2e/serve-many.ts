import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startAccurate, startApi } from './api-process.ts';
import { createProxy } from './proxy.ts';

/**
 * The product as it grows: two processes behind a proxy, on the PostgreSQL of DATABASE_URL and the
 * Redis of REDIS_URL. Two ports further, `POST /kill/<name>` and `POST /start/<name>` end and start one.
 */
const port = Number(process.env.PORT);
const ports: Record<string, number> = { one: port + 3, two: port + 4 };
const running = new Map<string, ChildProcess>();

async function start(name: string): Promise<void> {
  const own = String(ports[name]);
  const api = startApi({ PORT: own, TRUST_PROXY: '127.0.0.1' });
  running.set(name, api);
  while (!(await isReady(`http://127.0.0.1:${own}/ready`))) {
    if (api.exitCode !== null) process.exit(api.exitCode);
    await pause(50);
  }
}

const isReady = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

async function kill(name: string): Promise<void> {
  const api = running.get(name);
  if (!api) throw new Error(`no process is named ${name}`);
  const exited = once(api, 'exit');
  api.kill('SIGKILL');
  await exited;
}

const accurate = startAccurate();

const stop = () => {
  accurate.kill();
  for (const api of running.values()) api.kill('SIGTERM');
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

// The first fills the demo world, the second finds it.
for (const name of Object.keys(ports)) await start(name);
createProxy(ports).listen(port, '127.0.0.1');
createServer((asked, answer) => {
  const [, verb, name = ''] = asked.url?.split('/') ?? [];
  const done = verb === 'kill' ? kill(name) : start(name);
  done.then(
    () => answer.end(),
    (error: Error) => answer.writeHead(500).end(error.message),
  );
}).listen(port + 2, '127.0.0.1');
