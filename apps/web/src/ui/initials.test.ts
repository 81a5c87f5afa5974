import { describe, expect, it } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Toko Sumber Makmur', 'SM'],
    ['PT. Maju Jaya Bersama', 'MB'],
    ['Warung Bu Tini', 'TI'],
    ['budi', 'BU'],
    ['Toko', 'TO'],
    ['  ', '?'],
    ['Žan Ćosić', 'ŽĆ'],
    ['3 Saudara', '3S'],
  ])('knows %s by %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('gives a name the same tone every time, and not all names the same', () => {
    const names = ['Sumber Makmur', 'Berkah Jaya', 'Pak Darto', 'Maju Bersama', 'Sinar Pagi'];
    const tones = names.map((name) => toneOf(name, 3));
    expect(names.map((name) => toneOf(name, 3))).toEqual(tones);
    expect(new Set(tones).size).toBeGreaterThan(1);
    expect(Math.max(...tones)).toBeLessThan(3);
  });
});
