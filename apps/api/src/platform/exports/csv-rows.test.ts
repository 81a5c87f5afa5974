import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { csvRows } from './csv-rows.ts';

type Cells = readonly (string | null)[];

const textColumns = (count: number): Column<Cells>[] =>
  Array.from({ length: count }, (_, index) => ({
    header: `Kolom ${index + 1}`,
    kind: 'text',
    value: (row) => row[index] ?? null,
  }));

async function* oneBatch<Row>(rows: readonly Row[]) {
  yield rows;
}

const written = async (stream: Readable) => (await buffer(stream)).toString('utf8');
const ofCells = (rows: Cells[], count = 1) =>
  written(csvRows({ columns: textColumns(count), batches: oneBatch(rows) }));

/** What somebody does who wants the text back as it was. */
const unneutralised = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/u, '');

describe('a CSV file', () => {
  it('begins with the mark of UTF-8 and ends every line with CRLF', async () => {
    const file = await buffer(
      csvRows({ columns: textColumns(2), batches: oneBatch([['a', 'b']]) }),
    );
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.subarray(3).toString()).toBe('Kolom 1,Kolom 2\r\na,b\r\n');
  });

  it('has its heads even where there are no rows', async () => {
    expect(await ofCells([])).toBe('\ufeffKolom 1\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['kata "murah"', '"kata ""murah"""'],
    ['baris\nkedua', '"baris\nkedua"'],
    ['baris\r\nkedua', '"baris\r\nkedua"'],
    ['Kopi 👍🏽 é', 'Kopi 👍🏽 é'],
    ['1.250.000', '1.250.000'],
  ])('writes %j as %j', async (value, cell) => {
    expect(await ofCells([[value]])).toBe(`\ufeffKolom 1\r\n${cell}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+62812', "'+62812"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ["'=1", "''=1"],
    ["'biasa", "'biasa"],
    ['a=b', 'a=b'],
  ])('does not let a spreadsheet run %j', async (value, cell) => {
    expect(await ofCells([[value]])).toBe(`\ufeffKolom 1\r\n${cell}\r\n`);
  });

  it('writes numbers, days and moments bare, by the clock of their zone', async () => {
    const columns: Column<{ amount: number | null; at: string | null; time_zone: string }>[] = [
      { header: 'Total', kind: 'money', value: (row) => row.amount },
      { header: 'Jumlah', kind: 'number', value: (row) => row.amount },
      {
        header: 'Masuk',
        kind: 'instant',
        value: ({ at, time_zone }) => (at ? { at, time_zone } : null),
      },
      { header: 'Hari', kind: 'day', value: (row) => row.at && '2026-08-17' },
    ];
    const at = '2026-12-31T16:00:05.678Z';
    const rows = [
      { amount: -1_250_000, at, time_zone: 'Asia/Jakarta' },
      { amount: 0, at, time_zone: 'Asia/Makassar' },
      { amount: null, at, time_zone: 'Asia/Jayapura' },
      { amount: null, at: null, time_zone: 'Asia/Jakarta' },
    ];
    const text = await written(csvRows({ columns, batches: oneBatch(rows) }));
    expect(text.split('\r\n').slice(1, 5)).toEqual([
      '-1250000,-1250000,2026-12-31 23:00:05,2026-08-17',
      '0,0,2027-01-01 00:00:05,2026-08-17',
      ',,2027-01-01 01:00:05,2026-08-17',
      ',,,',
    ]);
  });

  it('read back gives every cell as it was', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', '\r', '\n', '\t', 'a', ' '),
      }),
    );
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const text = await ofCells(rows, 3);
        const read: string[][] = parse(text, { bom: true, record_delimiter: '\r\n', from: 2 });
        expect(read.map((row) => row.map(unneutralised))).toEqual(rows);
        for (const each of read.flat()) expect(each).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
