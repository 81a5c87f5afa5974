import { expect, it } from 'vitest';
import { rowsInView } from './row-window.ts';

it('has the rows in view, some around them, and none that there are not', () => {
  expect(rowsInView({ top: 0, height: 400 }, 40, 10_000)).toEqual({ first: 0, end: 20 });
  expect(rowsInView({ top: 200_000, height: 400 }, 40, 10_000)).toEqual({ first: 4992, end: 5020 });
  expect(rowsInView({ top: 399_600, height: 400 }, 40, 10_000)).toEqual({
    first: 9980,
    end: 10_000,
  });
  expect(rowsInView({ top: 0, height: 400 }, 40, 3)).toEqual({ first: 0, end: 3 });
  expect(rowsInView({ top: 4000, height: 400 }, 40, 0)).toEqual({ first: 0, end: 0 });
});

it('stays the same over a few pixels', () => {
  const at = (top: number) => rowsInView({ top, height: 400 }, 40, 10_000);
  expect(at(4010)).toEqual(at(4030));
});
