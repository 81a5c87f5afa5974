import { wallTime } from '../indonesian-time.ts';
import type { Column, Kind } from './columns.ts';
import { formats } from './xlsx-parts.ts';

/**
 * Hands rows on one by one, from batches. It makes no arrays of its own: those would keep the rows of a batch
 * that has been emptied.
 */
export type RowSource<Row> = {
  /** The next row that is there already. */
  take: () => Row | undefined;
  /** Reads on if none is. */
  hasMore: () => Promise<boolean>;
  stop: () => Promise<void>;
};

export function rowSource<Row>(batches: AsyncIterable<readonly Row[]>): RowSource<Row> {
  const iterator = batches[Symbol.asyncIterator]();
  let batch: readonly Row[] = [];
  let at = 0;
  return {
    take: () => batch[at++],
    hasMore: async () => {
      while (at >= batch.length) {
        const next = await iterator.next();
        if (next.done) return false;
        batch = next.value;
        at = 0;
      }
      return true;
    },
    stop: async () => {
      await iterator.return?.();
    },
  };
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const widths: Record<Kind, number> = { text: 24, money: 16, number: 12, instant: 18, day: 12 };

/** A piece of text of a whole batch is too large to be had and thrown away without a trace in memory. */
const rowsAtOnce = 50;

/** One sheet: the heads, bold and always in sight, and below them as many rows as it has room for. */
export async function* sheetXml<Row>(
  columns: readonly Column<Row>[],
  rows: RowSource<Row>,
  mostRows: number,
): AsyncGenerator<Buffer> {
  const letters = columns.map((_column, index) => columnLetters(index));
  const heads = columns.map(({ header }, index) =>
    textCell(`${letters[index]}1`, header, formats.header),
  );
  const cols = columns.map(({ kind, header }, index) => {
    const width = Math.max(widths[kind], header.length + 3);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  yield Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`,
  );
  let written = 0;
  while (written < mostRows && (await rows.hasMore())) {
    const until = Math.min(written + rowsAtOnce, mostRows);
    let text = '';
    while (written < until) {
      const row = rows.take();
      if (row === undefined) break;
      written += 1;
      text += rowXml(columns, letters, row, written + 1);
    }
    yield Buffer.from(text);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

function rowXml<Row>(
  columns: readonly Column<Row>[],
  letters: readonly string[],
  row: Row,
  at: number,
): string {
  let cells = '';
  for (const [place, column] of columns.entries())
    cells += cell(`${letters[place]}${at}`, column, row);
  return `<row r="${at}">${cells}</row>`;
}

function cell<Row>(at: string, column: Column<Row>, row: Row): string {
  switch (column.kind) {
    case 'text': {
      const value = column.value(row);
      if (!value) return '';
      return textCell(at, value, /^[=+\-@]/.test(value) ? formats.quoted : formats.plain);
    }
    case 'money':
    case 'number':
      return numberCell(at, column.value(row), formats[column.kind]);
    case 'instant': {
      const moment = column.value(row);
      const date = moment && wallTime(moment.at, moment.time_zone);
      return numberCell(at, date && serialOf(date.getTime()), formats.instant);
    }
    case 'day': {
      const day = column.value(row);
      return numberCell(at, day === null ? null : serialOf(Date.parse(day)), formats.day);
    }
  }
}

const numberCell = (at: string, value: number | null, format: number) =>
  value === null || !Number.isFinite(value)
    ? ''
    : `<c r="${at}"${styled(format)}><v>${value}</v></c>`;

const textCell = (at: string, value: string, format: number) =>
  `<c r="${at}"${styled(format)} t="inlineStr"><is><t${spaced(value)}>${xmlText(value)}</t></is></c>`;

const styled = (format: number) => (format === formats.plain ? '' : ` s="${format}"`);
const spaced = (value: string) =>
  /^\s|\s$|\s\s|[\r\n]/.test(value) ? ' xml:space="preserve"' : '';

/** Days since the beginning of 1900, as spreadsheets count them. */
const serialOf = (milliseconds: number) =>
  Math.round((milliseconds / 86_400_000 + 25_569) * 1e8) / 1e8;

/** Excel calls a file broken that has more in a cell. */
const mostLetters = 32_767;

/** What XML cannot hold is left out, and what only looks like one of Excel's own escapes stays as it is. */
function xmlText(value: string): string {
  const cut = value.length > mostLetters ? `${value.slice(0, mostLetters - 1)}…` : value;
  if (/^[\w .,:;()/+-]*$/.test(cut) && !cut.includes('_x')) return cut;
  return cut
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unwritable, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const unwritable = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A to Z, AA, AB and so on. */
const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));
