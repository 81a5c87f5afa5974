import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productEnvironment, productNode, root } from './install.mjs';

/** What the built web is made of, and the settings that are built into it. */
const sources = ['apps/web', 'packages/contract/src', 'package-lock.json'];
const settings = ['CONNECT_SOURCES', 'NO_AUTH_HOSTS', 'TESTING_HOSTS'];

/** The kit's page, for the browser tests alone. */
export const kitFolder = join(root, 'node_modules/.cache/kit');

export const buildWeb = () =>
  build('web application', join(root, 'apps/web/dist'), ['apps/web/build/build.ts']);

export const buildKit = () =>
  build("kit's page", kitFolder, ['apps/web/build/build-kit.ts', kitFolder]);

/** Runs a build, unless what is there was built from the same sources and settings. */
function build(what, folder, command) {
  const wanted = fingerprint();
  const stamp = join(folder, '.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building the ${what} …`);
  const { status } = spawnSync(productNode(), command, {
    cwd: root,
    stdio: 'inherit',
    env: productEnvironment(),
  });
  if (status !== 0) {
    console.error(`The ${what} does not build; the reason is above.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (statSync(full).isFile()) {
    hash.update(`${path}\n`).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (name !== 'dist' && name !== 'node_modules') addTo(hash, join(path, name));
  }
}
