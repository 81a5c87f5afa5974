import { expect, it } from 'vitest';
import {
  levelOf,
  type Measured,
  type MeasuredDays,
  missingTo,
  nextLevelOf,
  numbersOf,
  pointsOf,
  scoreOf,
} from './score.ts';

const of = (good: number, of: number, value = good / of): Measured => ({
  value,
  good,
  of,
  counted: of,
});
const none: Measured = { value: 0, good: 0, of: 0, counted: 0 };
const days = (some: Partial<MeasuredDays>): MeasuredDays => ({
  ACCEPTANCE: none,
  RESPONSE: none,
  ON_TIME: none,
  COMPLETION: none,
  COMPLAINTS: none,
  CHAT: none,
  ...some,
});

it.each([
  ['ON_TIME', 0.95, 100],
  ['ON_TIME', 1, 100],
  ['ON_TIME', 0.475, 0],
  ['ON_TIME', 0.2, 0],
  ['RESPONSE', 0, 100],
  ['RESPONSE', 120, 100],
  ['RESPONSE', 180, 50],
  ['RESPONSE', 240, 0],
  ['COMPLAINTS', 0.01, 100],
  ['COMPLAINTS', 0.02, 0],
] as const)('%s of %d is worth %d points', (kind, value, points) => {
  expect(pointsOf(kind, value)).toBeCloseTo(points, 6);
});

it('what has too little to go by leaves its weight to the others', () => {
  expect(scoreOf(days({}))).toBeNull();
  expect(scoreOf(days({ ON_TIME: of(9, 9) }))).toBeNull();
  expect(scoreOf(days({ ON_TIME: of(10, 10) }))).toBe(100);
  // 20 and 15: two and a half of four.
  expect(scoreOf(days({ ON_TIME: of(10, 10), COMPLETION: of(1, 10) }))).toBeCloseTo(57.1, 1);
});

it('a score has a level, and says how far the next one is', () => {
  expect([0, 59.9, 60, 80, 92].map(levelOf)).toEqual([
    'PERUNGGU',
    'PERUNGGU',
    'PERAK',
    'EMAS',
    'PLATINUM',
  ]);
  expect(nextLevelOf(77.5)).toEqual({ level: 'EMAS', points: 2.5 });
  expect(nextLevelOf(95)).toBeNull();
  expect(nextLevelOf(null)).toBeNull();
});

it('so many more have to go well, and with them it is at its target', () => {
  const missing = missingTo('ON_TIME', of(90, 100));
  expect((90 + missing) / (100 + missing)).toBeGreaterThanOrEqual(0.95);
  expect((90 + missing - 1) / (100 + missing - 1)).toBeLessThan(0.95);
  expect(missingTo('ON_TIME', of(95, 100))).toBe(0);
  // Three answers too many come late.
  expect(missingTo('RESPONSE', of(10, 23, 150))).toBe(3);
  expect(missingTo('COMPLAINTS', of(2, 100))).toBe(100);
});

it('what lifts a number says by how much, and to which level', () => {
  const numbers = numbersOf(days({ ON_TIME: of(70, 100), COMPLETION: of(100, 100) }), days({}));
  const onTime = numbers.find(({ kind }) => kind === 'ON_TIME');
  expect(onTime?.lift).toMatchObject({ level: 'PLATINUM' });
  expect(onTime?.lift?.points).toBeGreaterThan(0);
  expect(numbers.find(({ kind }) => kind === 'COMPLETION')?.lift).toBeNull();
  expect(numbers.find(({ kind }) => kind === 'CHAT')?.value).toBeNull();
});
