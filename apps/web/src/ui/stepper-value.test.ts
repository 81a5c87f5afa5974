import { describe, expect, it } from 'vitest';
import { plainForm, readTyped, stepFrom, withinRange } from './stepper-value.ts';

describe('a stepper', () => {
  it('takes halves only where it has halves', () => {
    expect(readTyped('199,5', {})).toEqual({ problem: 'Tulis bilangan bulat, tanpa koma.' });
    expect(readTyped('199,5', { step: 0.5 })).toEqual({ value: 199.5 });
    expect(readTyped('1.5', { step: 0.5 })).toHaveProperty('problem');
    expect(readTyped('1,25', { step: 0.5 })).toHaveProperty('problem');
    expect(readTyped('1.500', {})).toEqual({ value: 1500 });
  });

  it('takes no number for another one', () => {
    const range = { min: 0, max: 30 };
    expect(readTyped('30', range)).toEqual({ value: 30 });
    for (const typed of ['-5', '31', '99999999999'])
      expect(readTyped(typed, range)).toEqual({ problem: 'Dari 0 sampai 30.' });
    expect(readTyped('0', { min: 1 })).toEqual({ problem: 'Paling sedikit 1.' });
    expect(readTyped('8', { max: 7 })).toEqual({ problem: 'Paling banyak 7.' });
    expect(readTyped('1,000', {})).toHaveProperty('problem');
  });

  it('names as an example only what it takes', () => {
    expect(readTyped('dua', { min: 0, max: 30 })).toEqual({
      problem: 'Tulis angka saja, misalnya 30.',
    });
    expect(readTyped('dua', { min: 0 })).toEqual({
      problem: 'Tulis angka saja, misalnya 1.500.',
    });
  });

  it('reads back what it shows', () => {
    for (const value of [0, 3.5, 116_000, -0.25])
      expect(readTyped(plainForm(value), { step: 0.01 })).toEqual({ value });
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
