import { expect, it } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const night = { quiet_from: '21:00', quiet_to: '06:00' };
const noon = { quiet_from: '12:00', quiet_to: '13:00' };

it.each([
  [night, 'Asia/Jakarta', '2026-11-19T13:59:00Z', false],
  [night, 'Asia/Jakarta', '2026-11-19T14:00:00Z', true],
  [night, 'Asia/Jakarta', '2026-11-19T22:59:00Z', true],
  [night, 'Asia/Jakarta', '2026-11-19T23:00:00Z', false],
  [night, 'Asia/Jayapura', '2026-11-19T12:30:00Z', true],
  [noon, 'Asia/Jakarta', '2026-11-19T05:30:00Z', true],
  [noon, 'Asia/Jakarta', '2026-11-19T06:00:00Z', false],
  [{ quiet_from: null, quiet_to: null }, 'Asia/Jakarta', '2026-11-19T14:00:00Z', false],
])('%o in %s at %s: %s', (hours, zone, at, quiet) => expect(isQuiet(hours, zone, at)).toBe(quiet));
