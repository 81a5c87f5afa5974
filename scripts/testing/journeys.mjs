import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { readReport } from './report.mjs';
import { run } from './run.mjs';

/** Runs the journeys in a browser, on the web as it is shipped. */
export async function runJourneys(tally, results, { words, ids, since }, environment) {
  const { status } = await run(
    'playwright',
    [
      'test',
      '--config',
      'e2e',
      '--pass-with-no-tests',
      ...filesNamed(words),
      ...(ids ? ['--grep', ids] : []),
      ...(since ? [`--only-changed=${since}`] : []),
    ],
    { environment },
  );
  const report = readReport(join(results, 'e2e.json'));
  const tests = report ? testsOf(report.suites) : [{ title: 'e2e', status: 'failed', ms: 0 }];
  tally.add('e2e', tests, status);
}

/** Whether any journey is meant: without one nothing has to be built. */
export function meansJourneys({ words, ids, isWhole, since }) {
  if (isWhole || since) return true;
  const carries = (path) => !ids || new RegExp(ids).test(readFileSync(join(root, path), 'utf8'));
  return (words.length === 0 ? journeys() : filesNamed(words)).some(carries);
}

const journeys = () =>
  readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name}`);

/** By the path inside the project: Playwright would look for the words in the folder's own name, too. */
const filesNamed = (words) =>
  journeys().filter((path) => words.some((word) => path.includes(word)));

/** Every test of a Playwright report, once for each window it ran in. */
function testsOf(suites, parents = []) {
  return suites.flatMap((suite) => {
    const titles = [...parents, suite.title];
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, projectName, results }) => ({
        title: ['e2e', ...titles, projectName, spec.title].join(' '),
        status: { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed',
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    );
    return [...own, ...testsOf(suite.suites ?? [], titles)];
  });
}
