import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same engine without the window around it: journeys take little more than half the time. */
const light = 'chromium-headless-shell';

/**
 * The browser that the tests drive: CHROMIUM, or one on PATH, or Debian's package, which is installed when
 * we may. Playwright's own download needs a host that closed networks do not reach.
 */
export const findBrowser = () => findOrInstall([light, ...whole]);

/** A browser as people have it, for what is measured. */
export const findWholeBrowser = () => findOrInstall(whole);

function findOrInstall(names) {
  const found = process.env.CHROMIUM || onPath(names);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && hasProgram('apt-get')) {
    console.log('Chromium is not installed: installing it with apt-get …');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    for (const name of [names[0], 'chromium']) {
      if (onPath(names)) break;
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    }
  }
  const installed = onPath(names);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM.',
  );
}

const folders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);
const onPath = (names) =>
  names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isProgram);
const hasProgram = (name) => folders().some((folder) => isProgram(join(folder, name)));

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
