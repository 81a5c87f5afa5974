import { spawn } from 'node:child_process';
import { productEnvironment, root } from '../install.mjs';
import { whenThisProcessEnds } from '../own-server.mjs';

const running = new Set();
whenThisProcessEnds(() => {
  for (const child of running) child.kill();
});

/**
 * Runs a command of the packages and waits for its end; it ends with this process. A quiet one keeps what it prints
 * for whoever asks.
 *
 * @param {{ isQuiet?: boolean, environment?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(command, args, { isQuiet = false, environment = {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: productEnvironment(environment),
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    const end = (status) => {
      running.delete(child);
      resolve({ status, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
