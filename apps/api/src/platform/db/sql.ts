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
  const text = write(statement, values);
  const { rows } = await inSpan('statement', { 'db.query.text': text }, () =>
    db.executeQuery<Row>(CompiledQuery.raw(text, values)),
  );
  return rows;
}

function write({ texts, values }: Sql, parameters: unknown[]): string {
  let text = texts[0] ?? '';
  for (const [index, value] of values.entries()) {
    text += value instanceof Sql ? write(value, parameters) : `$${parameters.push(value)}`;
    text += texts[index + 1] ?? '';
  }
  return text;
}
