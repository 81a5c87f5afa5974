import { CompiledQuery } from 'kysely';
import { inSpan } from '../tracing/in-span.ts';
import type { Db } from './handle.ts';

/**
 * A piece of SQL with its values apart. Kysely's own tag builds a tree and prints it again for every
 * call, which costs a list more than its query does; this one only strings texts together.
 */
export class Sql {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts;
    this.values = values;
  }
}

/** A value becomes a parameter; another piece becomes part of the text. */
export const sql = (texts: TemplateStringsArray, ...values: unknown[]) => new Sql(texts, values);

export function joined(
  pieces: readonly Sql[],
  separator: ', ' | ' and ' | ' or ' | ' + ' | ' union all ',
): Sql {
  const between = pieces.slice(1).map(() => separator);
  return pieces.length === 0 ? sql`` : new Sql(['', ...between, ''], pieces);
}

/** A whole number as part of the text, for where the planner has to see it. */
export function integer(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number`);
  return new Sql([String(value)], []);
}

export const identifier = (name: string) => new Sql([`"${name.replaceAll('"', '""')}"`], []);

/** Runs a statement and answers with its rows. */
export async function rowsOf<Row>(db: Db, statement: Sql): Promise<Row[]> {
  const values: unknown[] = [];
  const { text } = write(statement, values, beginning);
  const { rows } = await inSpan('statement', { 'db.query.text': text }, () =>
    db.executeQuery<Row>(CompiledQuery.raw(text, values)),
  );
  return rows;
}

/**
 * A text as far as it is written, and what came behind it before. The same pieces lead to the same text, which is neither strung
 * together again nor read through to find its name.
 */
type Written = { text: string; next: Map<string, Written> };

const beginning: Written = { text: '', next: new Map() };
let kept = 0;
/** Some hundred statements are of some ten pieces each; many more would be of rare shapes, and are forgotten with the others. */
const mostKept = 20_000;

function write({ texts, values }: Sql, parameters: unknown[], before: Written): Written {
  let written = followedBy(before, texts[0] ?? '');
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    written =
      value instanceof Sql
        ? write(value, parameters, written)
        : followedBy(written, parameterNumber(parameters.push(value)));
    written = followedBy(written, texts[index + 1] ?? '');
  }
  return written;
}

function followedBy(before: Written, piece: string): Written {
  if (piece === '') return before;
  const known = before.next.get(piece);
  if (known) return known;
  if (kept >= mostKept) {
    beginning.next.clear();
    kept = 0;
  }
  const written = { text: before.text + piece, next: new Map() };
  before.next.set(piece, written);
  kept += 1;
  return written;
}

const numbers: string[] = [];
const parameterNumber = (number: number): string => (numbers[number] ??= `$${number}`);
