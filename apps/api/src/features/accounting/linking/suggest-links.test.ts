import { expect, it } from 'vitest';
import type { Linked } from './judge-link.ts';
import {
  knownItems,
  type OurGoods,
  suggestLinks,
  type TheirGoodsWithCodes,
} from './suggest-links.ts';

const nothing: Linked = {
  shelfOf: () => undefined,
  variantOf: () => undefined,
  inventoryOf: () => undefined,
};

const ours = (more: Partial<OurGoods> = {}): OurGoods => ({
  inventory_id: '1',
  variant_id: '1',
  product_name: 'Indomie Goreng 85 g',
  uom_name: 'Pcs',
  pieces: 1,
  barcodes: [],
  ...more,
});
const theirs = (more: Partial<TheirGoodsWithCodes> = {}): TheirGoodsWithCodes => ({
  item_no: 'A1',
  name: 'INDOMIE GRG 85GR',
  upc: '',
  units: [
    { name: 'PCS', ratio: 1 },
    { name: 'KRT', ratio: 40 },
  ],
  is_suspended: false,
  ...more,
});
const others = ['Gula Pasir 1 kg', 'Kopi Hitam 165 g', 'Sabun Cuci 800 g', 'Teh Celup 25 s'].map(
  (name, at) => theirs({ item_no: `B${at}`, name }),
);
const suggested = (listings: OurGoods[], items: TheirGoodsWithCodes[]) =>
  suggestLinks(listings, knownItems([...others, ...items]), nothing);

it('a barcode is sure whatever the name says, a name alone is never [RT-54]', async () => {
  const code = '8998866200301';
  const [byCode] = await suggested(
    [ours({ barcodes: [code] })],
    [theirs({ upc: code, name: 'BRG 17' })],
  );
  expect(byCode).toMatchObject({ item_no: 'A1', confidence: 'HIGH', barrier: null });
  expect(byCode?.reasons).toContain('BARCODE');
  expect(byCode?.explanation).toBe('Barcode sama, satuan sama, isi sama.');
  const [byName] = await suggested([ours()], [theirs()]);
  expect(byName).toMatchObject({ item_no: 'A1', reasons: ['NAME', 'UNIT', 'RATIO'] });
  expect(byName?.confidence).not.toBe('HIGH');
});

it('a dus of 40 is no KRT of 24, and it is said why [RT-55]', async () => {
  const dus = ours({ uom_name: 'Dus', pieces: 40 });
  const krt = theirs({
    units: [
      { name: 'PCS', ratio: 1 },
      { name: 'KRT', ratio: 24 },
    ],
  });
  const [stopped] = await suggested([dus], [krt]);
  expect(stopped?.barrier).toEqual({
    code: 'UNIT_MISMATCH',
    explanation: '1 Dus di sini berisi 40 pcs, sedangkan 1 KRT di Accurate berisi 24 PCS.',
  });
  const [right] = await suggested([dus], [theirs()]);
  expect(right).toMatchObject({ unit_name: 'KRT', unit_ratio: 40, barrier: null });
});

it('a piece is no carton of an item that is counted in cartons alone, and the carton is [RT-55]', async () => {
  const item = theirs({ upc: '8990000000017', units: [{ name: 'DUS', ratio: 1 }] });
  const barcodes = ['8990000000017'];
  const carton = ours({ inventory_id: '2', uom_name: 'Dus', pieces: 24, barcodes: [] });
  const found = await suggested([ours({ barcodes }), carton], [item]);
  const [piece, dus] = ['1', '2'].map((id) =>
    found.find(({ inventory_id }) => inventory_id === id),
  );
  expect(piece).toMatchObject({ barrier: { code: 'UNIT_MISMATCH' } });
  expect(dus).toMatchObject({ item_no: 'A1', unit_name: 'DUS', barrier: null });
});

it('another size is another product, and one item goes to one product', async () => {
  const big = theirs({ item_no: 'A2', name: 'INDOMIE GRG 120GR' });
  const [best] = await suggested([ours()], [big, theirs()]);
  expect(best?.item_no).toBe('A1');
  const twin = ours({ inventory_id: '2', variant_id: '2' });
  const both = await suggested([ours(), twin], [theirs()]);
  expect(both.map(({ barrier }) => barrier?.code)).toEqual([undefined, 'UNIT_TAKEN']);
});

it('what is not used there is not suggested', async () => {
  expect(await suggested([ours()], [theirs({ is_suspended: true })])).toEqual([]);
});
