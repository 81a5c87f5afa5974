import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { zipEntries } from '../../testing/zip-entries.ts';
import type { Column } from './columns.ts';
import { xlsxRows } from './xlsx-rows.ts';

type Row = { name: string | null; amount: number | null; at: string | null; zone: string };

const columns: Column<Row>[] = [
  { header: 'Nama & jenis', kind: 'text', value: (row) => row.name },
  { header: 'Total', kind: 'money', value: (row) => row.amount },
  { header: 'Jumlah', kind: 'number', value: (row) => row.amount },
  {
    header: 'Masuk',
    kind: 'instant',
    value: ({ at, zone }) => (at ? { at, time_zone: zone } : null),
  },
  { header: 'Hari', kind: 'day', value: (row) => row.at?.slice(0, 10) ?? null },
];

async function* batchesOf(...batches: Row[][]) {
  yield* batches;
}

const row = (name: string | null, values: Partial<Row> = {}): Row => ({
  name,
  amount: null,
  at: null,
  zone: 'Asia/Jakarta',
  ...values,
});

async function partsOf(batches: Row[][], mostRows?: number) {
  const file = xlsxRows({ name: 'Pesanan', columns, batches: batchesOf(...batches) }, mostRows);
  const parts = zipEntries(await buffer(file));
  return (path: string) => parts.get(path)?.toString() ?? '';
}

const sheetOf = async (...rows: Row[]) => (await partsOf([rows]))('xl/worksheets/sheet1.xml');

/** The texts of column A below the heads. */
const namesIn = (sheet: string) =>
  [...sheet.matchAll(/<c r="A(?!1")\d+"[^>]*><is><t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);

describe('a workbook', () => {
  it('has the parts a reader looks for, and each names the next', async () => {
    const part = await partsOf([[row('Beras')]]);
    expect(part('[Content_Types].xml')).toContain('PartName="/xl/worksheets/sheet1.xml"');
    expect(part('_rels/.rels')).toContain('Target="xl/workbook.xml"');
    expect(part('xl/workbook.xml')).toContain('<sheet name="Pesanan" sheetId="1" r:id="rId1"/>');
    expect(part('xl/_rels/workbook.xml.rels')).toContain('Target="worksheets/sheet1.xml"');
    expect(part('xl/_rels/workbook.xml.rels')).toContain('Target="styles.xml"');
    expect(part('xl/styles.xml').match(/<xf [^>]*xfId/g)).toHaveLength(6);
  });

  it('has bold heads that stay in sight, and a width for every column', async () => {
    const sheet = await sheetOf();
    expect(sheet).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr"><is><t>Nama &amp; jenis</t>');
    expect(sheet.match(/<col min="\d" max="\d" width="\d+" customWidth="1"\/>/g)).toHaveLength(5);
    expect(sheet).toMatch(/<\/row><\/sheetData><\/worksheet>$/);
  });

  it('has amounts and counts as numbers, and moments by the clock of their zone', async () => {
    const at = '2026-08-17T16:30:00.000Z';
    const sheet = await sheetOf(
      row('a', { amount: 1_250_000, at }),
      row('b', { amount: -5, at, zone: 'Asia/Jayapura' }),
      row(null),
    );
    expect(sheet).toContain('<c r="B2" s="2"><v>1250000</v></c><c r="C2"><v>1250000</v></c>');
    // 17 Aug 2026 is day 46251; 23:30 in Jakarta is 01:30 of the next day in Jayapura.
    expect(sheet).toContain(
      '<c r="D2" s="3"><v>46251.97916667</v></c><c r="E2" s="4"><v>46251</v></c>',
    );
    expect(sheet).toContain('<c r="B3" s="2"><v>-5</v></c>');
    expect(sheet).toContain('<c r="D3" s="3"><v>46252.0625</v></c>');
    expect(sheet).toContain('<row r="4"></row>');
  });

  it('has what begins like a formula as text that stays text', async () => {
    const dangers = ['=1+1', '+62812', '-5', '@SUM(A1)', '\t=1', "'=1"];
    const sheet = await sheetOf(...dangers.map((name) => row(name)));
    expect(namesIn(sheet)).toEqual(dangers);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<c r="A2" s="5" t="inlineStr">');
  });

  it('keeps every sign that XML can hold, and drops the others', async () => {
    const texts: [given: string, kept: string][] = [
      ['<Kopi> & "teh"', '&lt;Kopi&gt; &amp; &quot;teh&quot;'],
      ['👍🏽 é ﷺ', '👍🏽 é ﷺ'],
      ['baris\r\nkedua\rketiga\n', 'baris\nkedua\nketiga\n'],
      ['a\u0000b\u0008c\u001fd\uffffe', 'abcde'],
      ['\ud800x', '\ufffdx'],
      ['_x0041_', '_x005F_x0041_'],
      ['  dua spasi  ', '  dua spasi  '],
      ['x'.repeat(40_000), `${'x'.repeat(32_766)}…`],
    ];
    const sheet = await sheetOf(...texts.map(([given]) => row(given)));
    expect(namesIn(sheet)).toEqual(texts.map(([, kept]) => kept));
    expect(sheet.match(/ xml:space="preserve">/g)).toHaveLength(2);
  });

  it('goes on on another sheet when one is full, with its heads', async () => {
    const part = await partsOf([[row('1'), row('2'), row('3')], [], [row('4'), row('5')]], 2);
    const sheets = [1, 2, 3].map((number) => part(`xl/worksheets/sheet${number}.xml`));
    expect(sheets.map(namesIn)).toEqual([['1', '2'], ['3', '4'], ['5']]);
    for (const sheet of sheets) expect(sheet).toContain('<c r="A1" s="1"');
    expect(part('xl/workbook.xml')).toContain('<sheet name="Pesanan 3" sheetId="3" r:id="rId3"/>');
    expect(part('[Content_Types].xml')).toContain('/xl/worksheets/sheet3.xml');
  });

  it('has no empty sheet when the last one is exactly full', async () => {
    const part = await partsOf([[row('1'), row('2')]], 2);
    expect(part('xl/worksheets/sheet2.xml')).toBe('');
    expect(part('xl/workbook.xml')).not.toContain('Pesanan 2');
  });

  it('is the same for the same rows', async () => {
    const make = () =>
      buffer(xlsxRows({ name: 'Pesanan', columns, batches: batchesOf([row('Beras')]) }));
    expect((await make()).equals(await make())).toBe(true);
  });
});
