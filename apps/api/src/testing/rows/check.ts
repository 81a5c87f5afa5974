import { openDescriber } from './described-statements.ts';
import { mismatches } from './mismatches.ts';
import { type RecordedStatement, readStatements } from './recorded-statements.ts';
import { readRowTypes } from './row-types.ts';

/**
 * `node check.ts <folder> [--whole]`: holds every statement that the tests have run against the row type at its place.
 * The database says what its columns are called and are, the tests what stood in them. After a whole run a place that
 * no test has come by is wrong, too.
 */
const [folder = '', mode] = process.argv.slice(2);
const statements = readStatements(folder);
const { checker, bySite } = readRowTypes();
const { describe, close } = await openDescriber();

const problems: string[] = [];
for (const statement of statements) {
  const type = bySite.get(statement.site);
  if (!type) {
    problems.push(`${statement.site}: no call of rowsOf stands here`);
    continue;
  }
  const found = await describe(statement.text).then(
    (row) => [row, statement.row].flatMap((shape) => mismatches(checker, [type], shape)),
    (error: Error) => [error.message],
  );
  if (found.length > 0) problems.push(told(statement, found));
}
await close();

if (mode === '--whole') {
  const run = new Set(statements.map(({ site }) => site));
  const never = [...bySite.keys()].filter((site) => !run.has(site));
  problems.push(...never.map((site) => `${site}: no test has run this statement`));
}
const lines = new Set(problems);
for (const line of lines) process.stderr.write(`${line}\n`);
process.stdout.write(
  `${statements.length} statements at ${bySite.size} places, ${lines.size} problems\n`,
);
process.exitCode = problems.length > 0 || statements.length === 0 ? 1 : 0;

function told({ site, text }: RecordedStatement, found: string[]): string {
  const short = text.replace(/\s+/g, ' ').trim();
  return [`${site}: ${short}`, ...new Set(found)].join('\n    ');
}
