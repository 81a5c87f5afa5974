import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { install, productEnvironment, productNode, root } from './install.mjs';

/**
 * Every check and every test: `npm test`. With --only-suites just the tests that ask a database, on that of
 * TEST_DATABASE_URL. Ends with `N passed, N failed`.
 */
const onlySuites = process.argv.includes('--only-suites');
// Beside what the whole run has left, not over it: its titles say which requirements are proven.
const results = join(root, 'test-results', onlySuites ? 'on-servers' : '');

const checks = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '--diagnostic-level=info', '.']],
  ['types', 'tsc', ['--project', '.']],
  ['types of the web', 'tsc', ['--project', 'apps/web']],
  ['types of the browser tests', 'tsc', ['--project', 'e2e']],
  [
    'table types are those of the migrations',
    'node',
    ['apps/api/src/platform/db/write-tables.ts', '--check'],
  ],
  ['dependency rules', 'node', ['scripts/check-dependencies.mjs']],
  ['file sizes', 'node', ['scripts/check-file-sizes.mjs']],
  ['no unused code', 'knip', ['--no-progress']],
];

install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const tally = { passed: 0, failed: 0, skipped: 0 };
for (const [title, command, args] of onlySuites ? [] : checks) runCheck(title, command, args);
const titles = [...runSuites(), ...(onlySuites ? [] : runJourneys())];
writeFileSync(join(results, 'passed.txt'), titles.map((title) => `${title}\n`).join(''));
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;

function runCheck(title, command, args) {
  const { status, stdout, stderr } = run(command, args, 'pipe');
  tally[status === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${status === 0 ? '✓' : '✗'} ${title}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
}

/** Runs the tests, or those of the server alone, and answers with the titles of those that passed. */
function runSuites() {
  const report = join(results, 'vitest.json');
  const { status } = run(
    productNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(onlySuites ? ['apps/api'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    'inherit',
  );
  const tests = readReport(report, 'testResults').flatMap((file) => {
    const name = relative(root, file.name);
    // A file that cannot be loaded has no tests to fail, and must not pass for that.
    if (file.assertionResults.length === 0) tally.failed += 1;
    return file.assertionResults.map((test) => ({ ...test, title: `${name} ${test.fullName}` }));
  });
  const passed = tests.filter((test) => test.status === 'passed');
  tally.passed += passed.length;
  const failed = tests.filter((test) => test.status === 'failed');
  tally.failed += failed.length;
  tally.skipped += tests.length - passed.length - failed.length;
  countUnexplained(status);
  return passed.map((test) => test.title);
}

/** Runs the journeys in a browser, on the web as it is shipped. */
function runJourneys() {
  let browser;
  try {
    buildFromSiteMap();
    browser = findBrowser();
  } catch (error) {
    console.error(error.message);
    tally.failed += 1;
    return [];
  }
  const { status } = run('playwright', ['test', '--config', 'e2e'], 'inherit', {
    CHROMIUM: browser,
  });
  const tests = testsOf(readReport(join(results, 'e2e.json'), 'suites'));
  const passed = tests.filter((test) => test.status === 'expected');
  const failed = tests.filter((test) => test.status !== 'expected' && test.status !== 'skipped');
  tally.passed += passed.length;
  tally.failed += failed.length;
  tally.skipped += tests.length - passed.length - failed.length;
  countUnexplained(status);
  return passed.map((test) => `e2e ${test.title}`);
}

/** A run that failed though none of its tests did: an error outside of all of them, or it broke off. */
function countUnexplained(status) {
  if (status !== 0 && tally.failed === 0) tally.failed += 1;
}

/** Every test of a Playwright report, once for each window it ran in. */
function testsOf(suites, parents = []) {
  return suites.flatMap((suite) => {
    const titles = [...parents, suite.title];
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        status: test.status,
        title: [...titles, test.projectName, spec.title].join(' '),
      })),
    );
    return [...own, ...testsOf(suite.suites ?? [], titles)];
  });
}

/** The build writes the route trees from the site map; one that it has to change was old. */
function buildFromSiteMap() {
  const trees = ['routes.gen.ts', 'public-routes.gen.js'];
  const read = (tree) => readFileSync(join(root, 'apps/web/src/app', tree), 'utf8');
  const before = trees.map(read);
  buildWeb();
  const old = trees.filter((tree, index) => read(tree) !== before[index]);
  if (old.length > 0) throw new Error(`${old} was not that of the site map`);
}

function readReport(report, part) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))[part];
  } catch {
    tally.failed += 1;
    return [];
  }
}

function run(command, args, stdio, environment = {}) {
  return spawnSync(command, args, {
    cwd: root,
    stdio,
    encoding: 'utf8',
    env: productEnvironment(environment),
  });
}
