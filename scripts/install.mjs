import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Installs what the lock file names, unless that was done since the lock file changed. */
export function install() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing packages …');
  // Not `npm ci`: it wants an entry for every platform's binaries, which not every registry holds.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('npm install failed; its own words are above.');
}

/** The Node that runs the product: the one among the packages, or the installed one if it is new enough. */
export function productNode() {
  const packaged = join(root, 'node_modules/.bin/node');
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail('Node 24 is needed on this system: see the README.');
}

/** The environment in which `node` and the packages' commands are the product's. */
export function productEnvironment(extra = {}) {
  const bin = join(root, 'node_modules/.bin');
  return { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...extra };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
