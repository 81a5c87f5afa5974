import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingNow, listProduct } from '../../../testing/listings.ts';
import { newProduct } from '../../../testing/new-product.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const store_id: string = testStores.own;

let server: TestServer;
let owner: string;
let plans: ReturnType<typeof planning>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  plans = planning(server, owner, store_id);
});
afterAll(() => server.close());

const list = async (more: { variants?: readonly string[] } = {}) =>
  (await listProduct(server, owner, store_id, more)) as [InventoryRow, InventoryRow, InventoryRow];
const csv = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));
const planned = async (lines: readonly string[]) => {
  const { body } = await plans.importFile(csv(lines));
  return { plan: body.plan, rows: await plans.rows(body.plan) };
};
const told = ({ rows }: Awaited<ReturnType<typeof planned>>) =>
  rows.map(({ inventory_id, reasons }) => inventory_id ?? reasons.map(({ code }) => code).join());

describe('a supplier’s list that has names alone [API-15]', () => {
  it('finds what the store lists by name and unit, however they are written', async () => {
    const [piece, pack, string] = await list();
    const name = piece.product_name;
    const found = await planned([
      'DAFTAR HARGA NOVEMBER;;;',
      'Nama Barang;Satuan;Isi;Harga Satuan',
      `${name.toUpperCase()};PCS;;1.100`,
      `${name.replaceAll('-', ' ')};Pack;12;13.000`,
      `${name}, rtg isi 40;;;41.000`,
    ]);
    expect(told(found)).toEqual([piece.id, pack.id, string.id]);
    expect(found.rows.map(({ after }) => after.price)).toEqual([1_100, 13_000, 41_000]);
    await plans.applied(found.plan, ['LADDER_INVERSION']);
    expect(await listingNow(server, pack)).toMatchObject({ price: 13_000 });
  });

  it('asks instead of guessing: no unit, a variant that is not said, nothing of that name, another store’s', async () => {
    const [piece] = await list();
    const [sweet] = await list({ variants: ['Manis', 'Asin'] });
    const [elsewhere] = await newProduct(server.database.db, `Hanya katalog ${piece.id}`);
    const asked = await planned([
      'Produk,Varian,Satuan,Harga',
      `${piece.product_name},,,1100`,
      `${sweet.product_name},,pcs,1100`,
      `${sweet.product_name},Manis,pcs,1100`,
      `Hanya katalog ${piece.id},,pcs,${elsewhere?.product_unit_id}`,
      ',,,1100',
    ]);
    expect(told(asked)).toEqual([
      'name_unclear',
      'name_unknown',
      sweet.id,
      'name_unknown',
      'key_missing',
    ]);
  });

  it('goes by id and barcode first, and by the name of those rows alone that have neither', async () => {
    const [piece, pack] = await list();
    const both = await planned([
      'ID satuan,Barcode,Nama produk,Satuan,Harga',
      `${piece.product_unit_id},,Nama lain,dus,1100`,
      `,,${pack.product_name},pak,13000`,
      ',12345678,Nama lain,pcs,900',
    ]);
    expect(told(both)).toEqual([piece.id, pack.id, 'product_unknown']);
  });

  it('a row is mended by choosing the product that is meant', async () => {
    const [piece, pack] = await list();
    const { plan } = await planned(['Nama,Harga', `${piece.product_name},1100`]);
    const { body } = await plans.fix(plan, 2, { product_unit_id: pack.product_unit_id });
    expect(body.row).toMatchObject({ inventory_id: pack.id, verdict: 'CHANGED', reasons: [] });
    const { body: gone } = await plans.fix(plan, 2, { product_unit_id: '999999999' });
    expect(gone.row.reasons).toMatchObject([
      { column: 'product_unit_id', code: 'product_unknown' },
    ]);
  });
});
