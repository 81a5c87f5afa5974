import { expect, it } from 'vitest';
import { aimedArea, readableSize } from './scan-area.ts';

it('on a tall stage a wide picture is cut left and right', () => {
  const area = aimedArea({ width: 1280, height: 720 }, { width: 300, height: 600 });
  expect(area).toEqual({ x: 460, y: 252, width: 360, height: 216 });
});

it('on a wide stage a tall picture is cut above and below', () => {
  const area = aimedArea({ width: 720, height: 1280 }, { width: 480, height: 240 });
  expect(area).toEqual({ x: 0, y: 460, width: 720, height: 360 });
});

it('is made no larger than can be read quickly, and never larger than it is', () => {
  expect(readableSize({ width: 1600, height: 960 })).toEqual({ width: 800, height: 480 });
  expect(readableSize({ width: 360, height: 216 })).toEqual({ width: 360, height: 216 });
});
