import { expect, it } from 'vitest';
import { taxOf } from './invoice-tax.ts';

const who = { taxpayer_name: 'Budi', tax_number: '0123456789012345' };

it('has no tax unless it was switched on [API-61]', () => {
  expect(taxOf(undefined, 111_000)).toBeNull();
  expect(taxOf({ ...who, charges_ppn: false, shows_pph22: false }, 111_000)).toBeNull();
});

it('finds PPN in a price that includes it, and PPh 22 of what is left [API-61]', () => {
  expect(taxOf({ ...who, charges_ppn: true, shows_pph22: true }, 111_000)).toEqual({
    ...who,
    ppn: { base: 91_667, amount: 11_000 },
    pph22: { base: 100_000, amount: 500 },
  });
  expect(taxOf({ ...who, charges_ppn: false, shows_pph22: true }, 1_999)).toEqual({
    ...who,
    ppn: null,
    pph22: { base: 1_999, amount: 9 },
  });
});
