import { afterAll } from 'vitest';
import { traceWith } from '../../platform/tracing/in-span.ts';
import { recordStatements, writeStatements } from './recorded-statements.ts';

/** In a run that holds rows against their types afterwards, the statements of every test file are written down. */
const folder = process.env.STATEMENTS_DIR;
if (folder) {
  traceWith(recordStatements);
  afterAll(() => writeStatements(folder));
}
