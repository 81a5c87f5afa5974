import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { provideBrowser } from './browser.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { install, root } from './install.mjs';
import { checkRows, runChecks } from './testing/checks.mjs';
import { meansJourneys, runJourneys } from './testing/journeys.mjs';
import { readOptions } from './testing/options.mjs';
import { startServers } from './testing/servers.mjs';
import { runSuites } from './testing/suites.mjs';
import { createTally } from './testing/tally.mjs';

/**
 * `npm test`: every check and every test, or those that are named (`testing/options.mjs`). Ends with where the time
 * went, what failed and `N passed, N failed`.
 */
const options = readOptions(process.argv.slice(2));
const results = join(root, 'test-results');
const hasJourneys = meansJourneys(options);
const tally = createTally();
endWithNpm(() => process.exit(1));

try {
  await tally.timed('installing packages', install);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const { servers, browser } = await prepare();
  // Held against their types afterwards; who names a few tests is spared the wait.
  const statements = options.isWhole || options.since ? join(results, 'statements') : undefined;
  const recording = { ...servers, STATEMENTS_DIR: statements };
  await tally.timed('tests', () => runSuites(tally, results, options, recording));
  // What is about PostgreSQL alone has not been run without it.
  const isWhole = options.isWhole && servers.TEST_DATABASE_URL !== undefined;
  if (statements) await tally.timed('row types', () => checkRows(tally, statements, isWhole));
  if (browser) {
    const environment = { ...servers, CHROMIUM: browser };
    await tally.timed('journeys', () => runJourneys(tally, results, options, environment));
  }
} catch (error) {
  console.error(error);
  tally.addOne(String(error), false);
}
writeFileSync(
  join(results, 'passed.txt'),
  tally
    .passedTitles()
    .map((title) => `${title}\n`)
    .join(''),
);
tally.print();
process.exit(tally.hasPassed() ? 0 : 1);

/** What has to be fetched and started comes while the checks run: the one waits for others, the other computes. */
async function prepare() {
  const checks = tally.timed('checks and building the web', () =>
    runChecks(tally, options, hasJourneys),
  );
  const servers = await tally.timed('servers (beside the checks)', () => startServers(options));
  const browser = hasJourneys && (await tally.timed('browser (beside the checks)', findBrowser));
  const hasBuilt = await checks;
  return { servers, browser: hasBuilt && browser };
}

/** Without a browser the journeys have failed, and nothing else has. */
async function findBrowser() {
  try {
    return await provideBrowser();
  } catch (error) {
    console.error(error.message);
    tally.addOne('a browser for the journeys', false);
    return undefined;
  }
}
