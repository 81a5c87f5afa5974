import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Past this many lines a file is split by verb. Generated files and plain data tables are not code. */
const most = 300;
const exempt = /\.gen\.ts$|\/world\/catalogue-[^/]+\.ts$/;
const forbiddenNames = /(^|\/)(utils?|helpers?|common|misc|index)(\.tsx?$|\/)/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)));

const problems = files.flatMap((file) => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  return [
    ...(lines > most && !exempt.test(file) ? [`${file}: ${lines} lines, at most ${most}`] : []),
    ...(forbiddenNames.test(file) ? [`${file}: a name that says nothing`] : []),
  ];
});
if (files.length === 0) problems.push('no files seen');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
