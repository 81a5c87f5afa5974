import { describe, expect, it } from 'vitest';
import { plainForm, readTyped, stepFrom, withinRange } from './stepper-value.ts';

describe('a stepper', () => {
  it.each([
    ['1.250.000', 1_250_000],
    ['3,5', 3.5],
    ['3,', 3],
    [' 12 ', 12],
    ['-2', -2],
    ['', undefined],
    ['-', undefined],
    ['Rp 116.000', 116_000],
    ['3,5%', 3.5],
    ['abc', undefined],
    ['1-2', undefined],
    ['1,2,3', undefined],
  ])('reads "%s" as %s', (typed, expected) => {
    expect(readTyped(typed)).toBe(expected);
  });

  it('reads back what it shows', () => {
    for (const value of [0, 3.5, 116_000, -0.25]) expect(readTyped(plainForm(value))).toBe(value);
  });

  it('steps without floating-point dust', () => {
    expect(stepFrom(0.1, 1, { step: 0.2 })).toBe(0.3);
    expect(stepFrom(3.5, -1, { step: 0.5 })).toBe(3);
    expect(stepFrom(116_000, 1, { step: 500 })).toBe(116_500);
  });

  it('stays in its range', () => {
    expect(stepFrom(1, -1, { min: 1 })).toBe(1);
    expect(stepFrom(9, 1, { max: 10, step: 5 })).toBe(10);
    expect(withinRange(7, {})).toBe(7);
  });
});
