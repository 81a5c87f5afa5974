import { join, relative } from 'node:path';
import { productNode, root } from '../install.mjs';
import { readReport } from './report.mjs';
import { run } from './run.mjs';

/** Runs the tests without a browser: pure ones, those of the server, and what the embedded database has of its own. */
export async function runSuites(tally, results, { words, ids, since }, environment) {
  const report = join(results, 'vitest.json');
  const { status } = await run(
    productNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...words,
      ...(ids ? ['--testNamePattern', ids] : []),
      ...(since ? ['--changed', since] : []),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { environment },
  );
  const files = readReport(report)?.testResults ?? broken;
  const tests = files.flatMap((file) => {
    const name = relative(root, file.name);
    // A file that cannot be loaded has no tests to fail, and must not pass for that.
    if (file.assertionResults.length === 0) return [{ title: name, status: 'failed', ms: 0 }];
    return file.assertionResults.map(({ fullName, status: standing, duration = 0 }) => ({
      title: `${name} ${fullName}`,
      status: standing === 'passed' || standing === 'failed' ? standing : 'skipped',
      ms: duration,
    }));
  });
  tally.add('vitest', tests, status);
}

/** What stands for a report that is not there. */
const broken = [{ name: join(root, 'vitest'), assertionResults: [] }];
