import { expect, it } from 'vitest';
import { escPos, isPrintable, printable, type Slip } from './esc-pos.ts';

/** What is printed, with commands as their bytes. */
const begin = '1b401b7400';
const end = '1b64031d564200';
const hex = (slip: Slip, width: 58 | 80 = 58) => Buffer.from(escPos(slip, width)).toString('hex');
const body = (slip: Slip, width: 58 | 80 = 58) => hex(slip, width).slice(begin.length, -end.length);
const ascii = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const linesOf = (slip: Slip, width: 58 | 80 = 58) => {
  const bytes = [...Buffer.from(body(slip, width), 'hex')];
  // The commands in these slips are three bytes each.
  const letters = bytes.filter(
    (_, index) => ![0, 1, 2].some((back) => [0x1b, 0x1d].includes(bytes[index - back] ?? 0)),
  );
  return Buffer.from(letters).toString('latin1').split('\n').slice(0, -1);
};

it('a slip begins anew, feeds, and is cut', () => {
  expect(hex([{ kind: 'blank' }])).toBe(`${begin}0a${end}`);
});

it('text is strong, large and centred by the commands every printer knows, and plain again after it', () => {
  expect(
    body([{ kind: 'text', text: 'Toko', isStrong: true, isLarge: true, align: 'centre' }]),
  ).toBe(`1b61011b45011d2111${ascii('Toko\n')}1d21001b45001b6100`);
});

it('an amount stands at the right edge of the paper, and is never broken', () => {
  const slip: Slip = [{ kind: 'sides', left: 'Total', right: 'Rp 1.250.000' }];
  expect(linesOf(slip)).toEqual([`Total${' '.repeat(15)}Rp 1.250.000`]);
  expect(linesOf(slip, 80)[0]).toHaveLength(48);
  const long: Slip = [
    { kind: 'sides', left: '12 dus x Rp 1.500.000.000.000', right: 'Rp 18.000.000.000.000' },
  ];
  const lines = linesOf(long);
  expect(lines.at(-1)?.trim()).toBe('Rp 18.000.000.000.000');
  expect(lines.every((line) => line.length <= 32)).toBe(true);
});

it('words are broken between each other, and one that is too long by itself', () => {
  const slip: Slip = [
    { kind: 'text', text: `Minyak Goreng Bimoli Klasik 2 Liter ${'x'.repeat(40)}` },
  ];
  expect(linesOf(slip)).toEqual([
    'Minyak Goreng Bimoli Klasik 2',
    'Liter',
    'x'.repeat(32),
    'x'.repeat(8),
  ]);
});

it('names come out in the letters each printer has; what it has not is one question mark', () => {
  expect(printable('Café Bu Ratnā – “Jaya”…')).toBe('Cafe Bu Ratna - "Jaya"...');
  expect(printable('Toko 🎉🎉 Maju')).toBe('Toko ? Maju');
  expect(printable('متجر')).toBe('?');
  expect(printable('Rp\u00a01.000')).toBe('Rp 1.000');
  expect([isPrintable('Café – Rp\u00a01'), isPrintable('Toko 🎉')]).toEqual([true, false]);
});

it('a number is printed as Code 128 with its text below, and as text where the paper is too narrow', () => {
  const code = 'ORD-261119';
  const data = `7b42${ascii(code)}`;
  expect(body([{ kind: 'barcode', code }])).toBe(`1b61011d683c1d77021d48021d6b490c${data}0a1b6100`);
  const long = 'X'.repeat(20);
  expect(body([{ kind: 'barcode', code: long }])).toBe(`1b6101${ascii(`${long}\n`)}1b6100`);
  expect(body([{ kind: 'barcode', code: long }], 80)).toContain('1d6b49');
});

it('a QR code is stored with its length in two bytes, and printed', () => {
  expect(body([{ kind: 'qr', code: 'abc' }])).toBe(
    '1b61011d286b0400314132001d286b03003143061d286b03003145311d286b06003150306162631d286b03003151301b6100',
  );
  expect(body([{ kind: 'qr', code: 'a'.repeat(300) }])).toContain('1d286b2f01315030');
});

it('a rule is as wide as the paper', () => {
  expect(linesOf([{ kind: 'rule' }])).toEqual(['-'.repeat(32)]);
  expect(linesOf([{ kind: 'rule' }], 80)).toEqual(['-'.repeat(48)]);
});
