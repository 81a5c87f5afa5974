import { describer } from './described-statements.ts';
import { mismatches } from './mismatches.ts';
import { type RecordedStatement, readStatements, recordedOn } from './recorded-statements.ts';
import { readRowTypes } from './row-types.ts';
import type { Shape } from './shape.ts';

/**
 * `node check.ts <folder> [--whole]`: holds every statement that the tests have run against the row type at its place,
 * as the check of types has written it down. The database says what its columns are called and are, the tests what
 * stood in them. After a whole run a place that no test has come by is wrong, too.
 */
const [folder = '', mode] = process.argv.slice(2);
const statements = readStatements(folder);
const typeAt = readRowTypes();
const database = await openDatabase();
const describe = await describer(database);

const problems = new Set<string>();
for (const [text, recorded] of Map.groupBy(statements, (statement) => statement.text)) {
  const described = await describe(text).catch((error: Error) => error.message);
  for (const statement of recorded) {
    const found = wrongIn(statement, described);
    if (found.length > 0) problems.add(told(statement, found));
  }
}
await database.close();

const outsideOfTests = [
  // A check of its own beside the tests.
  'apps/api/src/platform/db/write-tables.ts',
  // Asks for what only a cluster has: the tests there run it.
  'apps/api/src/platform/db/distribution.ts',
];
if (mode === '--whole') {
  const run = new Set(statements.map(({ site }) => site));
  const never = Object.keys(typeAt).filter(
    (site) => !run.has(site) && !outsideOfTests.some((path) => site.startsWith(`${path}:`)),
  );
  for (const site of never) problems.add(`${site}: no test has run this statement`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${statements.length} statements, ${problems.size} problems\n`);
process.exitCode = problems.size > 0 || statements.length === 0 ? 1 : 0;

/** The one that the tests of the run have migrated, where it is at hand. */
async function openDatabase() {
  const url = recordedOn(folder);
  return url
    ? (await import('./prepare-on-postgres.ts')).openOnPostgres(url)
    : (await import('./prepare-embedded.ts')).openEmbedded();
}

function wrongIn({ site, row }: RecordedStatement, described: Shape | string): string[] {
  const type = typeAt[site];
  if (!type) return ['no call of rowsOf stands here'];
  if (typeof described === 'string') return [described];
  return [described, row].flatMap((shape) => mismatches(type, shape));
}

function told({ site, text }: RecordedStatement, found: string[]): string {
  const short = text.replace(/\s+/g, ' ').trim();
  return [`${site}: ${short}`, ...new Set(found)].join('\n    ');
}
