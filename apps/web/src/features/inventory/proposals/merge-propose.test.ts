import type { ProposalDetail } from '@marketplace/contract/proposal';
import { expect, it } from 'vitest';
import { contestedIn, mergePropose } from './merge-propose.ts';
import { type ProposeBase, valuesOf } from './propose-values.ts';

const proposed = (more: Partial<ProposalDetail>): ProposeBase => {
  const units = [{ uom_id: '1', base_quantity: 1, barcode_number: null }];
  const content = { kind: 'PRODUCT', name: 'Keripik', brand_name: 'Qtela', category_id: '3' };
  const rest = { variants: [{ name: '', units }], photo_ids: ['a'], note: '' };
  return { proposal: { ...content, ...rest, ...more } as ProposalDetail };
};
const before = proposed({});
const dozen = { uom_id: '2', uom_name: 'dus', base_quantity: 12, barcode_number: '8998866200301' };
const theirVariants = [{ name: '', units: [dozen] }];

it('what nobody touched here follows a colleague, and what was typed stays', () => {
  const typed = { ...valuesOf(before), note: 'Kemasan baru', photo_ids: ['on-device'] };
  const now = proposed({ name: 'Keripik tempe', photo_ids: ['a', 'b'] });
  expect(contestedIn(typed, before, now)).toEqual([]);
  expect(mergePropose(typed, valuesOf(before), now)).toMatchObject({
    name: 'Keripik tempe',
    note: 'Kemasan baru',
    sent_photo_ids: ['a', 'b'],
    photo_ids: ['on-device'],
  });
});

it('what both have changed is named, unless both say the same', () => {
  const typed = { ...valuesOf(before), name: 'Keripik singkong', note: 'Sama' };
  const now = proposed({ name: 'Keripik tempe', note: 'Sama' });
  expect(contestedIn(typed, before, now)).toEqual(['nama produk']);
  expect(mergePropose(typed, valuesOf(before), now).name).toBe('Keripik singkong');
});

it('barcodes stay with the units they were typed for', () => {
  const typed = { ...valuesOf(before), variants: [{ name: '', barcodes: ['8998866200318'] }] };
  const now = proposed({ variants: theirVariants });
  expect(contestedIn(typed, before, now)).toEqual(['satuan', 'varian dan barcode']);
  const { units, variants } = mergePropose(typed, valuesOf(before), now);
  expect(units).toEqual([{ uom_id: '1', base_quantity: '1' }]);
  expect(variants).toEqual(typed.variants);
});
