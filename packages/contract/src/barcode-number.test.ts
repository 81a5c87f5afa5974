import { expect, it } from 'vitest';
import { isBarcodeNumber } from './barcode-number.ts';

it.each([
  ['EAN-8', '96385074'],
  ['UPC-A', '036000291452'],
  ['EAN-13', '4006381333931'],
  ['ITF-14', '15400141288763'],
])('%s: only one last digit is right [API-18]', (_, number) => {
  const right = Array.from({ length: 10 }, (_, digit) => `${number.slice(0, -1)}${digit}`).filter(
    isBarcodeNumber,
  );
  expect(right).toEqual([number]);
});

it('two neighbouring digits that changed places are noticed', () => {
  expect(isBarcodeNumber('4003681333931')).toBe(false);
});

it.each([
  '',
  '1234567',
  '400638133393',
  '400638133393a',
  '４００６３８１３３３９３１',
  ' 96385074',
])('“%s” is no barcode', (text) => {
  expect(isBarcodeNumber(text)).toBe(false);
});
