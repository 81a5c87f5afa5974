import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { install, productEnvironment, productNode, root } from './install.mjs';

/**
 * Every check and every test: `npm test`. With --only-suites just the tests, on the database of
 * TEST_DATABASE_URL. Ends with `N passed, N failed`.
 */
const onlySuites = process.argv.includes('--only-suites');
const results = join(root, 'test-results');

const checks = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '--diagnostic-level=info', '.']],
  ['types', 'tsc', ['--project', '.']],
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
const titles = runSuites();
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

/** Runs the tests and answers with the titles of those that passed. */
function runSuites() {
  const report = join(results, 'vitest.json');
  run(
    productNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    'inherit',
  );
  const tests = readReport(report).flatMap((file) => {
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
  return passed.map((test) => test.title);
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    tally.failed += 1;
    return [];
  }
}

function run(command, args, stdio) {
  return spawnSync(command, args, {
    cwd: root,
    stdio,
    encoding: 'utf8',
    env: productEnvironment(),
  });
}
