import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
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
 * The first of these programs on PATH.
 *
 * @param {string[]} names
 * @returns {string | undefined}
 */
export const findProgram = (names) =>
  names.flatMap((name) => pathFolders().map((folder) => join(folder, name))).find(isProgram);

/** Something is missing that we may not install. */
export class NotInstalled extends Error {}

/**
 * Installs the first of these packages that there is, without starting the service it brings.
 *
 * @param {string} wanted what is missing, for people
 * @param {string[]} aptPackages
 */
export async function installWithApt(wanted, ...aptPackages) {
  const [aptPackage, ...others] = aptPackages;
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    throw new NotInstalled(`${wanted} is not installed (on Debian: apt-get install ${aptPackage})`);
  }
  console.error(`${wanted} is not installed: installing ${aptPackage} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Lists that cannot be fetched may be good enough: whether the package is there, the install tells.
  updated ??= run('apt-get', ['update', '-qq'], { env }).catch(() => {});
  await updated;
  const letServicesStart = forbidServicesToStart();
  try {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', aptPackage], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    if (others.length === 0)
      throw new NotInstalled(`${wanted} could not be installed: ${error.message.trim()}`);
    await installWithApt(wanted, ...others);
  } finally {
    letServicesStart();
  }
}

/** The lists of packages are fetched once. */
let updated;

/** Debian starts what it installs, unless this program, which people may have, says no (101). */
function forbidServicesToStart() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => {};
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return () => rmSync(policy, { force: true });
}

/**
 * A port on which nothing listens. Not one the system picks: those are for connections that go out, and the next of them
 * may have it before whoever asked does.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    server.once('error', (error) =>
      error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
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
