import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingNow, listProduct } from '../../../testing/listings.ts';
import { newProduct } from '../../../testing/new-product.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { xlsxFile, zipBomb } from '../../../testing/xlsx-file.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const store_id: string = testStores.own;
const { inventories, inventoryPlans } = contract;

let server: TestServer;
let owner: string;
let plans: ReturnType<typeof planning>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  plans = planning(server, owner, store_id);
});
afterAll(() => server.close());

const list = () => listProduct(server, owner, store_id);
const now = (row: InventoryRow) => listingNow(server, row);
const csv = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));
const raw = (path: string, query: Record<string, string>) =>
  server.app.inject({
    method: 'GET',
    url: `${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Token ${owner}` },
  });
const codesOf = async (plan: { id: string }) =>
  (await plans.rows(plan)).map(({ reasons }) => reasons.map(({ code }) => code).join());

describe('a price list', () => {
  it('changes, lists and refuses row by row; refused rows come back as a file; mended, only they change [API-15]', async () => {
    const [piece, dozen] = (await list()) as [InventoryRow, InventoryRow];
    const [unit] = await newProduct(server.database.db, `Baru ${piece.product_unit_id}`);
    const lines = [
      'Nama barang;Harga Jual;Stok;ID satuan;Warna',
      `Satu;1.200;150;${piece.product_unit_id};x`,
      `Lusin;12.000;;${dozen.product_unit_id};`,
      `Baru;"2.500,00";7;${unit?.product_unit_id};`,
      'Entah;5.000;1;999999999;',
      `Rusak;1,250;;${piece.product_unit_id}0;`,
    ];
    const { body } = await plans.importFile(csv(lines));
    expect(body.plan).toMatchObject({
      source: 'IMPORT',
      file_name: 'harga.csv',
      verdicts: { NEW: 1, CHANGED: 1, UNCHANGED: 1, REFUSED: 2 },
    });
    const rows = await plans.rows(body.plan);
    expect(rows.map(({ place, verdict }) => [place, verdict])).toEqual([
      [2, 'CHANGED'],
      [3, 'UNCHANGED'],
      [4, 'NEW'],
      [5, 'REFUSED'],
      [6, 'REFUSED'],
    ]);
    expect(rows[4]?.cells).toMatchObject({ 'Harga Jual': '1,250' });
    await plans.applied(body.plan, ['LADDER_INVERSION']);
    expect(await now(piece)).toMatchObject({ price: 1_200, stock_pieces: 150, version: 2 });
    const added = await server.database.db
      .selectFrom('inventories')
      .where('store_id', '=', store_id)
      .where('product_unit_id', '=', unit?.product_unit_id ?? '')
      .select(['id', 'price', 'state'])
      .executeTakeFirstOrThrow();
    expect(added).toMatchObject({ price: 2_500, state: 'ACTIVE' });

    const refused = await raw(inventoryPlans.refused.path, {
      store_id,
      plan_id: body.plan.id,
      format: 'csv',
    });
    const text = refused.body.slice(1).split('\r\n');
    expect(text[0]).toBe('Nama barang,Harga Jual,Stok,ID satuan,Warna,Alasan ditolak');
    expect(text).toHaveLength(4);
    expect(text[1]).toContain('tidak ada di katalog');
    const mended = refused.body
      .replace('999999999', dozen.product_unit_id)
      .replace('5.000', '12.500');
    const { body: again } = await plans.importFile(Buffer.from(mended));
    expect(again.plan.verdicts).toEqual({ NEW: 0, CHANGED: 1, UNCHANGED: 0, REFUSED: 1 });
    const { body: same } = await plans.importFile(csv(lines));
    expect(same.plan.verdicts).toMatchObject({ NEW: 0, CHANGED: 0, REFUSED: 2, UNCHANGED: 3 });

    await plans.undone(body.plan);
    expect(await now(piece)).toMatchObject({ price: 1_000, stock_pieces: 100 });
    expect(await listingNow(server, { id: added.id, store_id })).toMatchObject({
      state: 'INACTIVE',
      stock_pieces: 0,
    });
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  });

  it.each(['csv', 'xlsx'])(
    'an export that is sent back as %s changes nothing [API-54] [API-55]',
    async (format) => {
      await list();
      const info = await server.call(inventories.exportInfo, { query: { store_id } }, owner);
      const file = await raw(inventories.exportList.path, { store_id, format });
      expect(file.headers['content-disposition']).toMatch(/stok-.*\.(csv|xlsx)/);
      const { body } = await plans.importFile(file.rawPayload);
      const rows = info.body.rows;
      expect(rows).toBeGreaterThan(90);
      expect(body.plan.verdicts).toEqual({ NEW: 0, CHANGED: 0, UNCHANGED: rows, REFUSED: 0 });
      expect(Date.now() - Date.parse(info.body.last_changed_at ?? '')).toBeLessThan(60_000);
    },
  );

  it('an export has what the filter asks for', async () => {
    const [piece] = (await list()) as [InventoryRow];
    const query = { store_id, query: piece.product_name };
    const info = await server.call(inventories.exportInfo, { query }, owner);
    const { body } = await raw(inventories.exportList.path, { ...query, format: 'csv' });
    expect(body.trim().split('\r\n')).toHaveLength(info.body.rows + 1);
    expect(info.body).toMatchObject({ rows: 3, rows_are_capped: false });
  });

  it('is read in any alphabet, with any separator, below a title and two rows of heads', async () => {
    const [piece, dozen] = (await list()) as [InventoryRow, InventoryRow];
    const [one, two] = [piece.product_unit_id, dozen.product_unit_id];
    const text = `DAFTAR HARGA\n\nProduct unit ID\tPrice (Rp)\tName\n${one}\t"1,250,000.00"\tKopi é\n${two}\t"15,000"\tTeh\n`;
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const windows = Buffer.from(text, 'latin1');
    for (const file of [utf16, windows, Buffer.from(text)]) {
      const { body } = await plans.importFile(file);
      const rows = await plans.rows(body.plan);
      expect(rows.map(({ after }) => after.price)).toEqual([1_250_000, 15_000]);
      expect(rows[0]?.cells?.Name).toBe('Kopi é');
    }
    const heads = ['Produk;;Harga;', 'ID satuan;Nama;Jual;Beli', `${one};Kopi;1.100;900`];
    const { body } = await plans.importFile(csv(heads));
    expect((await plans.rows(body.plan))[0]?.after).toMatchObject({
      price: 1_100,
      cost_price: 900,
    });
  });

  it('refuses what cannot be told: twice, shortened barcodes, fractions, unknown states, no key', async () => {
    const [piece, dozen] = (await list()) as [InventoryRow, InventoryRow];
    const lines = [
      'ID satuan,Barcode,Harga,Status',
      `${piece.product_unit_id},,1100,aktif`,
      `${piece.product_unit_id},,1200,aktif`,
      ',8.99E+12,1100,',
      ',12345,1100,',
      ',,1100,',
      `${dozen.product_unit_id},,"1.250,50",entah`,
    ];
    const { body } = await plans.importFile(csv(lines));
    expect(await codesOf(body.plan)).toEqual([
      'twice',
      'twice',
      'barcode_shortened',
      'barcode_invalid',
      'key_missing',
      'not_whole,state_unknown',
    ]);
  });

  it('a workbook: texts by number, formulas, numbers as barcodes, merged cells', async () => {
    const [piece, dozen] = (await list()) as [InventoryRow, InventoryRow];
    const barcode = `899${piece.product_unit_id.padStart(10, '0')}`;
    await server.database.db
      .insertInto('barcodes')
      .values({ barcode_number: barcode, product_unit_id: piece.product_unit_id })
      .execute();
    const sheet = `
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>ID satuan</t></is></c></row>
      <row r="3"><c r="A3"><v>${barcode}</v></c><c r="B3"><f>1000+150</f><v>1150</v></c></row>
      <row r="4"><c r="B4"><v>9000</v></c></row>
      <row r="5"><c r="B5"><f>B9*2</f></c><c r="C5"><v>${dozen.product_unit_id}</v></c></row>
      <row r="6"><c r="A6" t="s"><v>2</v></c><c r="B6" t="e"><v>#REF!</v></c></row>`;
    const file = await xlsxFile(sheet, ['Barcode', 'Harga &amp; diskon', '8.99E+12']);
    const refused = await plans.importFile(file);
    expect(refused.body.errors?.code).toBe('import_columns_missing');
    const { body } = await plans.importFile(
      await xlsxFile(sheet, ['Barcode', 'Harga', '8.99E+12']),
    );
    expect(await codesOf(body.plan)).toEqual([
      '',
      'key_missing',
      'formula_empty',
      'barcode_shortened,formula_failed',
    ]);
    const rows = await plans.rows(body.plan);
    expect(rows.map(({ place }) => place)).toEqual([3, 4, 5, 6]);
    expect(rows[0]).toMatchObject({ inventory_id: piece.id, after: { price: 1_150 } });
  });

  it('a day, or yes and no, is no amount', async () => {
    const [piece, dozen, forty] = (await list()) as [InventoryRow, InventoryRow, InventoryRow];
    const head = ['ID satuan', 'Harga', 'Status'].map(
      (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    const sheet = `<row r="1">${head.join('')}</row>
      <row r="2"><c><v>${piece.product_unit_id}</v></c><c s="1"><v>45802</v></c></row>
      <row r="3"><c><v>${dozen.product_unit_id}</v></c><c s="2"><v>45802</v></c><c t="b"><v>0</v></c></row>
      <row r="4"><c><v>${forty.product_unit_id}</v></c><c t="b"><v>1</v></c></row>`;
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="d\\-mmm"/>
      <numFmt numFmtId="171" formatCode="&quot;Rp d&quot;#,##0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;
    const { body } = await plans.importFile(await xlsxFile(sheet, [], undefined, styles));
    expect(await codesOf(body.plan)).toEqual(['is_date', '', 'not_a_number']);
    const [, priced] = await plans.rows(body.plan);
    expect(priced).toMatchObject({ after: { price: 45_802, state: 'INACTIVE' } });
  });

  it('semicolons with commas in the prices, and the dust that formulas leave', async () => {
    const [piece, dozen] = (await list()) as [InventoryRow, InventoryRow];
    const lines = [
      'ID satuan;Harga',
      `${piece.product_unit_id};1,250,000`,
      `${dozen.product_unit_id};13,000,000`,
    ];
    const { body } = await plans.importFile(csv(lines));
    const rows = await plans.rows(body.plan);
    expect(rows.map(({ after }) => after.price)).toEqual([1_250_000, 13_000_000]);
    const sheet = `
      <row r="1"><c t="inlineStr"><is><t>ID satuan</t></is></c><c t="inlineStr"><is><t>Harga</t></is></c></row>
      <row r="2"><c><v>${piece.product_unit_id}</v></c><c><f>650*1.1</f><v>715.0000000000001</v></c></row>`;
    const { body: dusty } = await plans.importFile(await xlsxFile(sheet, []));
    expect((await plans.rows(dusty.plan))[0]).toMatchObject({ after: { price: 715 } });
  });

  it('what no database takes in a text is left out of it, and a cell of many pieces is cut off', async () => {
    const [piece] = (await list()) as [InventoryRow];
    const pieces = '<t>kopi kopi kopi </t>'.repeat(2_000);
    const sheet = `
      <row r="1"><c t="inlineStr"><is><t>ID satuan</t></is></c><c t="inlineStr"><is><t>Harga</t></is></c><c t="inlineStr"><is><t>Nama</t></is></c></row>
      <row r="2.5"><c><v>${piece.product_unit_id}</v></c><c><v>1100</v></c><c t="inlineStr"><is><t>&#xD800;x</t>${pieces}</is></c></row>`;
    const { body } = await plans.importFile(await xlsxFile(sheet, []));
    const [row] = await plans.rows(body.plan);
    expect(row?.cells?.Nama?.length).toBeLessThanOrEqual(2_000);
    expect(row).toMatchObject({ place: 2, after: { price: 1_100 } });
  });

  it.each([
    ['an empty file', async () => Buffer.alloc(0), 'import_empty'],
    [
      'a picture',
      async () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'),
      'import_unreadable',
    ],
    ['half a workbook', async () => (await xlsxFile('')).subarray(0, 200), 'import_unreadable'],
    ['a zip bomb', () => zipBomb(80), 'import_unreadable'],
    [
      'a workbook of nothing but beginnings',
      () => xlsxFile('', [], '<sheet '.repeat(140_000)),
      'import_unreadable',
    ],
  ])('%s is refused as a whole', async (_name, file, code) => {
    const { body } = await plans.importFile(await file());
    expect(body.errors?.code).toBe(code);
  });
});
