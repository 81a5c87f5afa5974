import { expect, it } from 'vitest';
import { createAgreement, isMistyped, withoutGaps } from './scan-numbers.ts';

const milk = '8991001000019';
const soap = '4006381333931';

it('a number is trusted when two pictures in a row have read it', () => {
  const agree = createAgreement();
  expect([agree([milk]), agree([]), agree([milk])]).toEqual([undefined, undefined, milk]);
});

it('another number in between begins anew', () => {
  const agree = createAgreement();
  expect([agree([milk]), agree([soap]), agree([milk]), agree([milk, soap])]).toEqual([
    undefined,
    undefined,
    undefined,
    milk,
  ]);
});

it('a number with a wrong check digit is never trusted', () => {
  const agree = createAgreement();
  const wrong = '4006381333932';
  expect([agree([wrong]), agree([wrong]), agree([soap]), agree([wrong, soap])]).toEqual([
    undefined,
    undefined,
    undefined,
    soap,
  ]);
});

it.each([
  ['4006381333932', true],
  ['96385075', true],
  [soap, false],
  ['96385074', false],
  ['123456789', false],
  ['kopi 2026', false],
])('%s looks like a barcode that is mistyped: %s', (text, isWrong) => {
  expect(isMistyped(text)).toBe(isWrong);
});

it('a number may be typed as it is printed', () => {
  expect(withoutGaps('4 006381 333931')).toBe(soap);
});
