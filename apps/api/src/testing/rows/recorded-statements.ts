import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { Spans } from '../../platform/tracing/in-span.ts';
import { root } from '../root.ts';
import { type Shape, see } from './shape.ts';

/** A statement, where it was run from, and the rows it had in tests. */
export type RecordedStatement = { site: string; text: string; row: Shape };

const recorded = new Map<string, RecordedStatement>();
const unwritten = new Set<RecordedStatement>();

/** Stands in the place of a trace: what is traced as a statement is remembered with its rows. */
export const recordStatements: Spans = async (name, attributes, work) => {
  const site = name === 'statement' ? callSite() : undefined;
  const result = await work();
  if (site) {
    const { rows } = result as { rows: readonly unknown[] };
    record(site, String(attributes['db.query.text']), rows);
  }
  return result;
};

const sites = new Map<string, string | undefined>();

/** Whoever called `rowsOf`, as `file:line`. Finding the line in the source takes time: once for each place is enough. */
function callSite(): string | undefined {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_error, frames) => frames.map(String).join('\n');
  const place = callerIn(new Error().stack);
  Error.prepareStackTrace = prepareStackTrace;
  if (!sites.has(place)) sites.set(place, siteOf(callerIn(new Error().stack)));
  return sites.get(place);
}

function callerIn(stack = ''): string {
  const frames = stack.split('\n');
  return frames[frames.findIndex((frame) => frame.includes('/platform/db/sql.ts:')) + 1] ?? '';
}

/** Tests may ask what they like. */
function siteOf(frame: string): string | undefined {
  const [, file, line] = /\(?(\/[^()]+):(\d+):\d+\)?$/.exec(frame) ?? [];
  return file && !file.endsWith('.test.ts') ? `${relative(root, file)}:${line}` : undefined;
}

function record(site: string, text: string, rows: readonly unknown[]): void {
  const key = `${site}\n${text}`;
  let statement = recorded.get(key);
  if (!statement) {
    statement = { site, text, row: { kinds: [] } };
    recorded.set(key, statement);
    unwritten.add(statement);
  }
  for (const row of rows) if (see(statement.row, row)) unwritten.add(statement);
}

/** Adds what is new to this process's file. A statement stands there again when more was seen of it. */
export function writeStatements(folder: string): void {
  if (unwritten.size === 0) return;
  mkdirSync(folder, { recursive: true });
  const lines = [...unwritten].map((statement) => `${JSON.stringify(statement)}\n`);
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
  unwritten.clear();
}

const placeOfUrl = (folder: string) => join(folder, 'database-url');

/** Where statements can be prepared after the tests: their PostgreSQL outlives them. */
export function noteDatabase(folder: string, url: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(placeOfUrl(folder), url);
}

export const recordedOn = (folder: string): string | undefined =>
  existsSync(placeOfUrl(folder)) ? readFileSync(placeOfUrl(folder), 'utf8') : undefined;

export const readStatements = (folder: string): RecordedStatement[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as RecordedStatement),
    );
