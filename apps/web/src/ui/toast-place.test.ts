import { expect, it } from 'vitest';
import { clearOf } from './toast-place.ts';

const phone = { left: 16, right: 344, height: 48, windowHeight: 800, margin: 16 };
const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });

it('messages stand at the lower edge where nothing is in the way', () => {
  expect(clearOf([], phone)).toBe(16);
  expect(clearOf([box(64, 108)], phone)).toBe(16);
  expect(clearOf([box(700, 800, 400, 900)], phone)).toBe(16);
});

it('above bars, one over the other, however tall they are', () => {
  expect(clearOf([box(740, 800)], phone)).toBe(72);
  expect(clearOf([box(740, 800), box(560, 740)], phone)).toBe(252);
});

it('between two that leave room, and above both where they do not', () => {
  expect(clearOf([box(740, 800), box(500, 600)], phone)).toBe(72);
  expect(clearOf([box(740, 800), box(500, 670)], phone)).toBe(312);
});

it('nowhere when something fills the window', () => {
  expect(clearOf([box(20, 800)], phone)).toBeUndefined();
});
