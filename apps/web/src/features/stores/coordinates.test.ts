import { expect, it } from 'vitest';
import { coordinatesCheck, coordinatesOf, coordinatesText } from './coordinates.ts';

it('a point of the map is read as maps copy it, and written the same way', () => {
  const point = { latitude: -6.1754, longitude: 106.8272 };
  expect(coordinatesOf(' -6.1754, 106.8272 ')).toEqual(point);
  expect(coordinatesOf(coordinatesText(point))).toEqual(point);
  expect(coordinatesOf('')).toEqual({ latitude: null, longitude: null });
  expect(coordinatesText({ latitude: null, longitude: null })).toBe('');
});

it('half a point, a word and a place abroad are refused [VR-01]', () => {
  expect(['', '-6.17, 106.8', '-6.17', 'Monas', '51.5, 0.1'].map(coordinatesCheck)).toEqual([
    undefined,
    undefined,
    'coordinates_incomplete',
    'coordinates_incomplete',
    'outside_indonesia',
  ]);
});
