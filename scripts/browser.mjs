import process from 'node:process';
import { findProgram, installWithApt } from './own-server.mjs';

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same engine without the window around it: journeys take little more than half the time. */
const light = 'chromium-headless-shell';

/**
 * The browser that the tests drive: CHROMIUM, or one on PATH, or Debian's package, which is installed when
 * we may. Playwright's own download needs a host that closed networks do not reach.
 */
export const provideBrowser = () => findOrInstall([light, ...whole], [light, 'chromium']);

/** A browser as people have it, for what is measured. */
export const provideWholeBrowser = () => findOrInstall(whole, ['chromium']);

/** The browser that was provided before. */
export const findBrowser = () => found([light, ...whole]);

async function findOrInstall(names, aptPackages) {
  if (!find(names)) await installWithApt('Chromium', ...aptPackages);
  return found(names);
}

const find = (names) => process.env.CHROMIUM || findProgram(names);

function found(names) {
  const browser = find(names);
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM.',
  );
}
