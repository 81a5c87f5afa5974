import { openDescriber } from './described-statements.ts';
import { mismatches } from './mismatches.ts';
import { type RecordedStatement, readStatements } from './recorded-statements.ts';
import { readRowTypes } from './row-types.ts';
import type { Shape } from './shape.ts';

/**
 * `node check.ts <folder> [--whole]`: holds every statement that the tests have run against the row type at its place.
 * The database says what its columns are called and are, the tests what stood in them. After a whole run a place that
 * no test has come by is wrong, too.
 */
const [folder = '', mode] = process.argv.slice(2);
const statements = readStatements(folder);
const { checker, bySite } = readRowTypes();
const { describe, close } = await openDescriber();

const problems = new Set<string>();
for (const [text, recorded] of Map.groupBy(statements, (statement) => statement.text)) {
  const described = await describe(text).catch((error: Error) => error.message);
  for (const statement of recorded) {
    const found = wrongIn(statement, described);
    if (found.length > 0) problems.add(told(statement, found));
  }
}
await close();

/** It runs beside the tests, as a check of its own. */
const apart = 'apps/api/src/platform/db/write-tables.ts';
if (mode === '--whole') {
  const run = new Set(statements.map(({ site }) => site));
  const never = [...bySite.keys()].filter((site) => !run.has(site) && !site.startsWith(apart));
  for (const site of never) problems.add(`${site}: no test has run this statement`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${statements.length} statements, ${problems.size} problems\n`);
process.exitCode = problems.size > 0 || statements.length === 0 ? 1 : 0;

function wrongIn({ site, row }: RecordedStatement, described: Shape | string): string[] {
  const type = bySite.get(site);
  if (!type) return ['no call of rowsOf stands here'];
  if (typeof described === 'string') return [described];
  return [described, row].flatMap((shape) => mismatches(checker, [type], shape));
}

function told({ site, text }: RecordedStatement, found: string[]): string {
  const short = text.replace(/\s+/g, ' ').trim();
  return [`${site}: ${short}`, ...new Set(found)].join('\n    ');
}
