import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const types = (title, project) => [
  title,
  'tsc',
  ['--project', project, '--incremental', '--tsBuildInfoFile', cacheOf(title)],
];
const cacheOf = (title) => `node_modules/.cache/${title.replaceAll(' ', '-')}.tsbuildinfo`;

/** What takes longest comes first: two run at a time, and neither should wait for the other at the end. */
const checks = [
  ['types', 'node', ['apps/api/src/testing/rows/check-types.ts']],
  types('types of the web', 'apps/web'),
  ['dependency rules', 'node', ['scripts/check-dependencies.mjs']],
  ['forty more screens cost the first files nothing', 'node', ['apps/web/build/forty-screens.ts']],
  types('types of the browser tests', 'e2e'),
  ['no unused code', 'knip', ['--no-progress']],
  [
    'table types are those of the migrations',
    'node',
    ['apps/api/src/platform/db/write-tables.ts', '--check'],
  ],
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '--diagnostic-level=info', '.']],
  ['file sizes', 'node', ['scripts/check-file-sizes.mjs']],
];

/** What the journeys look at; it takes all the cores it gets. */
const build = ['the web builds', 'node', ['scripts/testing/build-from-site-map.mjs']];

const atOnce = 2;

/**
 * Runs every check, two at a time: the machines this is for have two cores. Of a part of the tests only the build
 * may be wanted. Answers whether the web was built.
 */
export async function runChecks(tally, { isWhole, since }, isBuilt) {
  let hasBuilt = isBuilt;
  const waiting = [...(isBuilt ? [build] : []), ...(isWhole || since ? checks : [])];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const hasPassed = await runCheck(tally, check);
      if (check === build && !hasPassed) hasBuilt = false;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return hasBuilt;
}

/** The rows that the tests have had, held against their types. Where not all were run, only what was is looked at. */
export async function checkRows(tally, folder, isWhole) {
  if (!isWhole && !existsSync(folder)) return;
  const args = ['apps/api/src/testing/rows/check.ts', folder, ...(isWhole ? ['--whole'] : [])];
  await runCheck(tally, ['rows are what their types say', 'node', args]);
}

async function runCheck(tally, [title, command, args]) {
  const { status, output } = await run(command, args, { isQuiet: true });
  tally.addOne(title, status === 0, status === 0 ? '' : output);
  console.log(`${status === 0 ? '✓' : '✗'} ${title}`);
  if (status !== 0) console.log(output);
  return status === 0;
}
