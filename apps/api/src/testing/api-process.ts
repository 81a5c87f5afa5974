import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../../scripts/own-server.mjs';
import { root } from './root.ts';

export type ApiProcess = {
  url: string;
  child: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Resolves with the exit code, or null when a signal ended it. */
  exited: Promise<number | null>;
};

const main = join(import.meta.dirname, '../app/main.ts');

/** The API as it is deployed: a process of its own. Does not wait until it is ready. */
export function spawnApi(environment: Record<string, string>, program = main): ApiProcess {
  const child = spawn(process.execPath, [program], {
    // The orders of the test world are long overdue: a sweep would move them under a test's eyes.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      LOG_LEVEL: 'warn',
      JOBS: 'false',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    child,
    output: () => output,
    // Not at its exit: the last of what it said may not have been read then.
    exited: once(child, 'close').then(([code]) => code as number | null),
  };
}

export async function startApi(
  environment: Record<string, string>,
  program?: string,
): Promise<ApiProcess> {
  const api = spawnApi({ PORT: String(await freePort()), ...environment }, program);
  let gone = false;
  const exited = api.exited.then(() => {
    gone = true;
  });
  while (!(await isReady(api.url))) {
    if (gone) throw new Error(`the API ended at start:\n${api.output()}`);
    await Promise.race([pause(50), exited]);
  }
  return api;
}

export const isReady = (url: string) =>
  fetch(`${url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
