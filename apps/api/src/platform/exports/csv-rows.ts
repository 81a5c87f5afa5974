import { Readable } from 'node:stream';
import { wallTime } from '../indonesian-time.ts';
import type { Column, Rows } from './columns.ts';

/**
 * RFC 4180 in UTF-8; the mark at the beginning is what makes Excel read it as such. Numbers are bare digits,
 * moments `2026-08-17 10:00:00` on the wall of their zone.
 */
export const csvRows = <Row>(rows: Rows<Row>): Readable =>
  Readable.from(chunks(rows), { objectMode: false });

async function* chunks<Row>({ columns, batches }: Rows<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${record(columns.map(({ header }) => text(header)))}`);
  for await (const batch of batches) {
    const lines = batch.map((row) => record(columns.map((column) => cell(column, row))));
    if (lines.length > 0) yield Buffer.from(lines.join(''));
  }
}

const record = (cells: string[]) => `${cells.join(',')}\r\n`;

function cell<Row>(column: Column<Row>, row: Row): string {
  switch (column.kind) {
    case 'text':
      return text(column.value(row) ?? '');
    case 'instant': {
      const moment = column.value(row);
      if (!moment) return '';
      return wallTime(moment.at, moment.time_zone).toISOString().slice(0, 19).replace('T', ' ');
    }
    default:
      return String(column.value(row) ?? '');
  }
}

const text = (value: string) => quoted(neutralised(value));

/**
 * A spreadsheet runs what begins like a formula, so it gets an apostrophe in front. Text that has one there
 * already gets another: taking one away always gives back what it was.
 */
const neutralised = (value: string) =>
  /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;

const quoted = (value: string) =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
