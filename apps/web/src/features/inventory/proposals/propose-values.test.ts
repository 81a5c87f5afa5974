import type { ProposalDetail } from '@marketplace/contract/proposal';
import { describe, expect, it } from 'vitest';
import {
  barcodesIn,
  checkValues,
  fieldHere,
  type ProposeValues,
  productOf,
  valuesOf,
} from './propose-values.ts';

const sought = (text: string) => valuesOf({ proposal: null, sought: text, piece_id: '1' });
const whole = (more: Partial<ProposeValues> = {}): ProposeValues => ({
  ...sought('Keripik tempe'),
  brand_name: 'Mak Ijah',
  category_id: '3',
  photo_ids: ['foto'],
  ...more,
});
const wrong = (more: Partial<ProposeValues>) => Object.keys(checkValues(whole(more), '1'));

describe('what a proposal begins with', () => {
  it('what was looked for in vain is its name, or the number under its barcode [RT-47]', () => {
    expect(sought('Keripik tempe')).toMatchObject({ name: 'Keripik tempe', kind: 'PRODUCT' });
    expect(sought('4006381333931')).toMatchObject({
      name: '',
      variants: [{ name: '', barcodes: ['4006381333931'] }],
    });
  });

  it('one that is put right is as it was sent', () => {
    const units = (barcode_number: string | null) => [
      { uom_id: '1', uom_name: 'pcs', base_quantity: 1, barcode_number },
      { uom_id: '5', uom_name: 'dus', base_quantity: 40, barcode_number: null },
    ];
    const proposal = {
      kind: 'PRODUCT',
      name: 'Keripik',
      brand_name: 'Mak Ijah',
      category_id: '3',
      note: '',
      photo_ids: ['a'],
      variants: [
        { name: 'Asin', units: units('4006381333931') },
        { name: 'Balado', units: units(null) },
      ],
    } as unknown as ProposalDetail;
    const values = valuesOf({ proposal });
    expect(values.variants).toEqual([
      { name: 'Asin', barcodes: ['4006381333931', ''] },
      { name: 'Balado', barcodes: ['', ''] },
    ]);
    const { variants, photo_ids } = productOf(values, values.sent_photo_ids);
    expect(photo_ids).toEqual(['a']);
    expect(variants[0]?.units).toEqual([
      { uom_id: '1', base_quantity: 1, barcode_number: '4006381333931' },
      { uom_id: '5', base_quantity: 40, barcode_number: null },
    ]);
  });
});

it('nothing is wrong with a whole one, and what is missing is said beside its field', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ name: ' ', brand_name: '', category_id: '', photo_ids: [] })).toEqual([
    'name',
    'category_id',
    'brand_name',
    'photo_ids',
  ]);
  expect(wrong({ kind: 'GENERIC', brand_name: '', photo_ids: [], units: [] })).toEqual([]);
});

it('units are chosen once and hold whole pieces; several variants have names, and barcodes are once', () => {
  expect(
    wrong({
      units: [
        { uom_id: '1', base_quantity: '12' },
        { uom_id: '5', base_quantity: '1,5' },
        { uom_id: '5', base_quantity: '' },
      ],
    }),
  ).toEqual([
    'units.0.base_quantity',
    'units.1.base_quantity',
    'units.2.uom_id',
    'units.2.base_quantity',
  ]);
  expect(
    wrong({
      variants: [
        { name: 'Asin', barcodes: ['4006381333931'] },
        { name: 'asin', barcodes: ['4006 3813 33931'] },
        { name: '', barcodes: ['123'] },
      ],
    }),
  ).toEqual([
    'variants.1.name',
    'variants.1.units.0.barcode_number',
    'variants.2.name',
    'variants.2.units.0.barcode_number',
  ]);
});

it('only whole numbers are asked about, and of a generic one none', () => {
  const variants = [{ name: '', barcodes: ['40063 81333931', '12'] }];
  expect(barcodesIn(whole({ variants }))).toEqual(['4006381333931']);
  expect(barcodesIn(whole({ variants, kind: 'GENERIC' }))).toEqual([]);
});

it('what the server says of a unit of a variant is said at the unit', () => {
  expect(fieldHere('variants.2.units.1.base_quantity')).toBe('units.1.base_quantity');
  expect(fieldHere('variants.2.units.1.barcode_number')).toBe('variants.2.units.1.barcode_number');
  expect(fieldHere('photo_ids.0')).toBe('photo_ids');
});
