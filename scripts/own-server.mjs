import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants as systemConstants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

// What a server of our own needs, whichever it is: a program, a port, an end. Runs on Node 20 too.

export const run = promisify(execFile);

export const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs a package where that is possible, without starting the service it brings.
 *
 * @param {string} wanted what is missing, for people
 * @param {string} aptPackage
 */
export async function installWithApt(wanted, aptPackage) {
  const isThere = pathFolders().some((folder) => isProgram(join(folder, 'apt-get')));
  if (process.getuid?.() !== 0 || !isThere) {
    throw new Error(
      `${wanted} is not installed: install it (Debian: apt-get install ${aptPackage})`,
    );
  }
  console.error(`${wanted} is not installed: installing ${aptPackage} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const letServicesStart = forbidServicesToStart();
  try {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', aptPackage], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    letServicesStart();
  }
}

/** Debian starts what it installs, unless this program, which people may have, says no (101). */
function forbidServicesToStart() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => {};
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return () => rmSync(policy, { force: true });
}

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** However this process ends, short of kill -9. */
export function whenThisProcessEnds(cleanUp) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const exit = (signal) => process.exit(128 + systemConstants.signals[signal]);
  process.on('exit', cleanUp);
  for (const signal of signals) process.on(signal, exit);
  return () => {
    process.off('exit', cleanUp);
    for (const signal of signals) process.off(signal, exit);
  };
}

/** `node scripts/<server>.mjs -- command args…` runs a command beside a server of its own. */
export function runBeside(script, start, environmentOf) {
  const beside = async ([separator, command, ...args]) => {
    if (separator !== '--' || !command) {
      throw new Error(`usage: node scripts/${script} -- command args…`);
    }
    const server = await start();
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: environmentOf(server.url, process.env),
    });
    process.on('exit', () => child.kill());
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (exitCode, signal) =>
        resolve(exitCode ?? 128 + systemConstants.signals[signal]),
      );
    }).finally(() => server.stop());
    process.exit(code);
  };
  beside(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
