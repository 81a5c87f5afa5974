import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, readTokens } from '../testing/theme-contrast.ts';

const tokens = readTokens(readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8'));

/** Where text stands, and the ground of a row that is chosen or was changed. */
const grounds = ['canvas', 'surface', 'sunken', 'brand-50'];
const tinted = ['soon-50', 'soon-100', 'wrong-50', 'note-50'];
const strong = ['brand-700', 'brand-800', 'brand-900'];

/** What is read, and every ground it may stand on. */
const text: Record<string, string[]> = {
  ink: [...grounds, ...tinted, 'wrong-100', 'line', 'line-strong', 'brand-100', 'brand-200'],
  'ink-soft': [...grounds, ...tinted, 'line', 'line-strong'],
  'ink-faint': grounds,
  'brand-700': [...grounds, 'brand-100', 'soon-50', 'wrong-50', 'note-50'],
  'brand-800': ['brand-50', 'brand-100'],
  'brand-900': ['brand-50'],
  'soon-700': [...grounds, 'soon-50', 'soon-100'],
  'wrong-700': [...grounds, 'wrong-50', 'wrong-100', 'soon-50'],
  'note-700': [...grounds, 'note-50'],
  'on-strong': [...strong, 'wrong-600', 'wrong-700'],
  'brand-100': strong,
  white: ['lifted', 'deep', 'black'],
  'lifted-brand': ['lifted'],
  'lifted-wrong': ['lifted'],
  'deep-soft': ['deep'],
};

/** What is seen: the edge of a control, what shows the focus or a choice, lines of a picture. */
const shapes: Record<string, string[]> = {
  edge: ['canvas', 'surface'],
  'brand-600': ['canvas', 'surface', 'brand-50'],
  'brand-700': [...grounds, ...tinted],
  'wrong-600': ['surface'],
  'wrong-700': ['canvas', 'surface'],
  'ink-faint': ['surface'],
  deep: ['white'],
  'chart-sand': ['surface'],
  'chart-sky': ['surface'],
};

const cases = (pairs: Record<string, string[]>) =>
  Object.entries(pairs).flatMap(([front, behind]) =>
    behind.flatMap((ground) => (['light', 'dark'] as const).map((theme) => [front, ground, theme])),
  ) as [string, string, 'light' | 'dark'][];

const between = (front: string, ground: string, theme: 'light' | 'dark') => {
  const [one, other] = [tokens[theme][front], tokens[theme][ground]];
  if (!one || !other) throw new Error(`${front} or ${ground} is no colour of the theme`);
  return contrast(one, other);
};

describe('the colours, by day and in the dark', () => {
  it.each(cases(text))('%s can be read on %s, %s', (...pair) =>
    expect(between(...pair)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(cases(shapes))('%s can be seen on %s, %s', (...pair) =>
    expect(between(...pair)).toBeGreaterThanOrEqual(3),
  );

  it('measures as others do', () => {
    const of = (light: string) => readTokens(`--color-one: ${light};`).light.one ?? [0, 0, 0];
    expect(contrast(of('#000'), of('#fff'))).toBeCloseTo(21);
    expect(contrast(of('#0f766e'), of('#ffffff'))).toBeCloseTo(5.47, 2);
    // A browser shows it as this colour.
    expect(contrast(of('oklch(0.511 0.096 186.4)'), of('#00786f'))).toBeLessThan(1.01);
  });
});
