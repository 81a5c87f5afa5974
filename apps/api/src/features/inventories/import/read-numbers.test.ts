import { describe, expect, it } from 'vitest';
import { readNumber, styleOf } from './read-numbers.ts';

const none = { indonesian: false, english: false };
const readAs = (text: string | number, style = none) => {
  const read = readNumber(text, style);
  return read && ('value' in read ? read.value : read.reason);
};

describe('numbers of a file [API-15]', () => {
  it.each([
    ['1250', 1_250],
    ['Rp 1.250', 1_250],
    ['Rp1.250.000,00', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['12.000,-', 12_000],
    ["'1250", 1_250],
    [1_250, 1_250],
    ['', undefined],
    ['-', undefined],
  ])('%s is read', (text, value) => {
    expect(readAs(text)).toBe(value);
  });

  it.each([
    ['1.250,50', 'not_whole'],
    ['1,250.50', 'not_whole'],
    [12.5, 'not_whole'],
    ['1,250', 'number_unclear'],
    ['seribu', 'not_a_number'],
    ['-5', 'not_a_number'],
    ['1.25.0', 'not_a_number'],
    ['1E+05', 'not_a_number'],
    [Number.MAX_SAFE_INTEGER, 'not_a_number'],
  ])('%s is refused as %s', (text, reason) => {
    expect(readAs(text)).toBe(reason);
  });

  it('what one sign means follows from the others of the column, and a column of both leaves it open', () => {
    const english = styleOf(['1,250.00', '12']);
    expect([readAs('1,250', english), readAs('1.250', english)]).toEqual([1_250, 'number_unclear']);
    const indonesian = styleOf(['1.250,00']);
    expect([readAs('1,250', indonesian), readAs('1.250', indonesian)]).toEqual([
      'number_unclear',
      1_250,
    ]);
    const both = styleOf(['1.250,50', '1,250.50']);
    expect([readAs('1,250', both), readAs('1.250', both)]).toEqual([
      'number_unclear',
      'number_unclear',
    ]);
  });
});
